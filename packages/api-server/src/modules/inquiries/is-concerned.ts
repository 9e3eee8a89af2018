import { isInPersonScope } from '../people/index.ts';
import { inquiryReachOf, restrictedRightOf, type InquiryViewer } from './inquiry-access.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import type { AskedPerson, TeamMember } from './inquiry-team.repository.ts';

const viewerOf = ({ userId, role, personId, scopes }: TeamMember): InquiryViewer => ({
  userId,
  role,
  personId,
  scopes,
});

/** Whether an inquiry to these people lies within the reach of a member of the desk. */
export function isInReach(
  member: TeamMember,
  asked: readonly (Pick<AskedPerson, 'department' | 'tags'> & Partial<Pick<AskedPerson, 'agentId'>>)[],
): boolean {
  const reach = inquiryReachOf(viewerOf(member));
  if (reach === null) return false;
  return reach.kind !== 'scope' || asked.some((person) => isInPersonScope(reach, person));
}

/** Whether a member of the desk is told of an inquiry: by the same rules by which the inbox shows it. */
export function isConcerned(
  member: TeamMember,
  inquiry: InquiryRecord,
  asked: readonly AskedPerson[],
): boolean {
  if (inquiry.restricted && restrictedRightOf(viewerOf(member), inquiry.assigneeId) === 'none') return false;
  return isInReach(member, asked);
}
