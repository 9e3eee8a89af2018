import { isInPersonScope } from '../people/index.ts';
import { inquiryReachOf, restrictedRightOf, type InquiryViewer } from './inquiry-access.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import type { AskedPerson, TeamMember } from './inquiry-team.repository.ts';

/** Whether a member of the desk is told of an inquiry: by the same rules by which the inbox shows it. */
export function isConcerned(
  member: TeamMember,
  inquiry: InquiryRecord,
  asked: readonly AskedPerson[],
): boolean {
  const viewer: InquiryViewer = {
    userId: member.userId,
    role: member.role,
    personId: member.personId,
    scopes: member.scopes,
  };
  const reach = inquiryReachOf(viewer);
  if (reach === null || (inquiry.restricted && restrictedRightOf(viewer, inquiry.assigneeId) === 'none'))
    return false;
  if (reach.kind !== 'scope') return true;
  return asked.some((person) => isInPersonScope(reach, person));
}
