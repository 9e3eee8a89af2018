import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import { notifyTeam } from './inquiry-notifications.ts';
import { inquiryTeamRepository, type AskedOrganisation } from './inquiry-team.repository.ts';
import { clearanceAskedMail, clearanceRefusedMail } from './mails/clearance-mails.ts';
import type { MailedInquiry } from './mails/inquiry-mails.ts';
import type { InquiryMail } from './notice-deps.ts';

interface ClearanceNoticeDeps {
  mailed: (
    tx: Transaction,
    inquiry: InquiryRecord,
  ) => Promise<{ content: MailedInquiry; organisation: AskedOrganisation }>;
  send: (tx: Transaction, inquiry: InquiryRecord, mail: InquiryMail) => Promise<unknown>;
  inboxUrl: (inquiry: InquiryRecord) => string;
  clock: () => Date;
}

interface Told {
  to: string;
  by: string;
  /** "Legal": what it is cleared for. */
  step: string;
}

/** Whose turn it is to clear a reply, and what became of it. */
export function createClearanceNotices({ mailed, send, inboxUrl, clock }: ClearanceNoticeDeps) {
  async function tell(
    tx: Transaction,
    inquiry: InquiryRecord,
    { to, by, step }: Told,
    { kind, text, write }: { kind: 'assigned' | 'reply'; text: string; write: typeof clearanceAskedMail },
  ): Promise<void> {
    const member = await inquiryTeamRepository.member(tx, inquiry.orgId, to);
    if (member === undefined) return;
    const atOnce = await notifyTeam(tx, inquiry, { kind, actor: by, text }, { to: [member], now: clock() });
    if (!atOnce.has(member.userId)) return;
    const { content, organisation } = await mailed(tx, inquiry);
    await send(tx, inquiry, {
      kind: 'inquiry.clearance',
      to: { name: member.name, email: member.email },
      fromName: organisation.name,
      ...write(content, { inboxUrl: inboxUrl(inquiry), by, step }),
    });
  }

  return {
    clearanceAsked: (tx: Transaction, inquiry: InquiryRecord, told: Told): Promise<void> =>
      tell(tx, inquiry, told, {
        kind: 'assigned',
        text: `asks you to clear a reply: ${told.step}`,
        write: clearanceAskedMail,
      }),

    clearanceRefused: (tx: Transaction, inquiry: InquiryRecord, told: Told): Promise<void> =>
      tell(tx, inquiry, told, {
        kind: 'reply',
        text: `did not clear your reply: ${told.step}. It was not sent`,
        write: clearanceRefusedMail,
      }),
  };
}
