import { grantOf } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import { type AskedPerson, inquiryTeamRepository, type TeamMember } from './inquiry-team.repository.ts';
import { inquiryThreadRepository } from './inquiry-thread.repository.ts';
import { watcherRepository } from './inquiry-watchers.repository.ts';
import { isConcerned } from './is-concerned.ts';

/** Whoever is responsible and whoever spoke last, else the desk; and who watches. */
export async function findResponsible(
  tx: Transaction,
  inquiry: InquiryRecord,
  { asked, alsoTo }: { asked: readonly AskedPerson[]; alsoTo: string | null },
): Promise<TeamMember[]> {
  const { orgId } = inquiry;
  const author = await inquiryThreadRepository.lastTeamAuthor(tx, orgId, inquiry.id);
  const responsible: TeamMember[] = [];
  for (const id of new Set([inquiry.assigneeId, author, alsoTo].filter((one) => one !== null))) {
    const member = await inquiryTeamRepository.member(tx, orgId, id);
    if (member) responsible.push(member);
  }
  const desk = await inquiryTeamRepository.desk(tx, orgId);
  const told =
    responsible.length > 0 ? responsible : desk.filter((member) => isConcerned(member, inquiry, asked));
  // Of a restricted inquiry those who watch are told only where the role alone lets them read it.
  for (const { id } of await watcherRepository.ofInquiry(tx, inquiry)) {
    if (told.some(({ userId }) => userId === id)) continue;
    const member = await inquiryTeamRepository.member(tx, orgId, id);
    if (member && (!inquiry.restricted || grantOf(member.role, 'inquiry.read') === 'allow'))
      told.push(member);
  }
  return told;
}
