import { grantOf } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import { type AskedPerson, inquiryTeamRepository, type TeamMember } from './inquiry-team.repository.ts';
import { inquiryThreadRepository } from './inquiry-thread.repository.ts';
import { watcherRepository } from './inquiry-watchers.repository.ts';
import { isConcerned } from './is-concerned.ts';
import { readOnDuty } from './setup/read-duty.ts';

/** Who is on duty now, as far as they may see the inquiry; else everyone of the desk who may. */
async function findTeamOnDuty(
  tx: Transaction,
  inquiry: InquiryRecord,
  { asked, now }: { asked: readonly AskedPerson[]; now: Date },
): Promise<TeamMember[]> {
  const onDuty = await readOnDuty(tx, inquiry.orgId, now);
  if (onDuty && isConcerned(onDuty, inquiry, asked)) return [onDuty];
  const desk = await inquiryTeamRepository.desk(tx, inquiry.orgId);
  return desk.filter((member) => isConcerned(member, inquiry, asked));
}

/**
 * Whoever is responsible and whoever spoke last; else who is on duty and may see the inquiry, else the desk. And who watches.
 */
export async function findResponsible(
  tx: Transaction,
  inquiry: InquiryRecord,
  { asked, alsoTo, now }: { asked: readonly AskedPerson[]; alsoTo: string | null; now: Date },
): Promise<TeamMember[]> {
  const { orgId } = inquiry;
  const author = await inquiryThreadRepository.lastTeamAuthor(tx, orgId, inquiry.id);
  const responsible: TeamMember[] = [];
  for (const id of new Set([inquiry.assigneeId, author, alsoTo].filter((one) => one !== null))) {
    const member = await inquiryTeamRepository.member(tx, orgId, id);
    if (member) responsible.push(member);
  }
  const told = responsible.length > 0 ? responsible : await findTeamOnDuty(tx, inquiry, { asked, now });
  // Of a restricted inquiry those who watch are told only where the role alone lets them read it.
  for (const { id } of await watcherRepository.ofInquiry(tx, inquiry)) {
    if (told.some(({ userId }) => userId === id)) continue;
    const member = await inquiryTeamRepository.member(tx, orgId, id);
    if (member && (!inquiry.restricted || grantOf(member.role, 'inquiry.read') === 'allow'))
      told.push(member);
  }
  return told;
}
