import { mentionedIn } from '@rostrum/contracts/inquiries';
import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import { notifyTeam } from './inquiry-notifications.ts';
import { inquiryTeamRepository, type AskedPerson, type TeamMember } from './inquiry-team.repository.ts';
import { isConcerned } from './is-concerned.ts';

export interface MentioningNote {
  text: string;
  by: { userId: string; name: string };
}

/**
 * Notifies those of the desk whom a note names and whose inbox shows the inquiry. Returns them, and who of them is to be
 * mailed at once. The note itself has no way into a mail.
 */
export async function notifyMentioned(
  tx: Transaction,
  inquiry: InquiryRecord,
  { note: { text, by }, asked, now }: { note: MentioningNote; asked: readonly AskedPerson[]; now: Date },
): Promise<{ told: TeamMember[]; atOnce: TeamMember[] }> {
  const desk = await inquiryTeamRepository.desk(tx, inquiry.orgId);
  const told = mentionedIn(text, desk).filter(
    (member) => member.userId !== by.userId && isConcerned(member, inquiry, asked),
  );
  const notice = { kind: 'mention', actor: by.name, text: 'mentioned you in a note' } as const;
  const mailedNow = await notifyTeam(tx, inquiry, notice, { to: told, now });
  return { told, atOnce: told.filter(({ userId }) => mailedNow.has(userId)) };
}
