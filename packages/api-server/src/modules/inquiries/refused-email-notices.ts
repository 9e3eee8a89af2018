import { toPlainName } from '@rostrum/server-kit/mail';
import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import type { AskedOrganisation } from './inquiry-team.repository.ts';
import { senderOf } from './inquiry-notifications.ts';
import type { MailedInquiry } from './mails/inquiry-mails.ts';
import { isUnproved, toSeeker } from './mails/mail-heads.ts';
import { emailNotAddedMail, refusedEmailMail } from './mails/refused-email-mails.ts';
import type { InquiryMail, MailToResponsible } from './notice-deps.ts';

interface RefusedEmailNoticeDeps {
  mailed: (
    tx: Transaction,
    inquiry: InquiryRecord,
  ) => Promise<{ content: MailedInquiry; organisation: AskedOrganisation }>;
  send: (tx: Transaction, inquiry: InquiryRecord, outgoing: InquiryMail) => Promise<unknown>;
  sendToResponsible: (tx: Transaction, inquiry: InquiryRecord, mail: MailToResponsible) => Promise<void>;
  mailedTracking: (tx: Transaction, inquiry: InquiryRecord) => Promise<string>;
}

/** Notices about emails that were not added to an inquiry. */
export const createRefusedEmailNotices = (deps: RefusedEmailNoticeDeps) => ({
  /** To the responsible member, else the desk. */
  emailRefused: (tx: Transaction, inquiry: InquiryRecord, reason: string): Promise<void> =>
    deps.sendToResponsible(tx, inquiry, {
      notice: { kind: 'reply', actor: senderOf(inquiry), text: 'sent an email that was not added' },
      kind: 'inquiry.email_refused',
      write: (content, url) => refusedEmailMail(content, { reason }, url),
    }),

  /** To the address of the inquiry, never to the one that the email names: that may be forged. */
  async emailNotAdded(tx: Transaction, inquiry: InquiryRecord, reason: string): Promise<void> {
    const { content, organisation } = await deps.mailed(tx, inquiry);
    const name = isUnproved(inquiry) ? toPlainName(organisation.name) : organisation.name;
    await deps.send(tx, inquiry, {
      kind: 'inquiry.email_not_added',
      ...toSeeker(inquiry, organisation),
      ...emailNotAddedMail(content, { organisation: name, reason }, await deps.mailedTracking(tx, inquiry)),
    });
  },
});
