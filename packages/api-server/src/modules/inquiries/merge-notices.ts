import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from './inquiry-changes.repository.ts';
import type { AskedOrganisation } from './inquiry-team.repository.ts';
import type { MailedInquiry } from './mails/inquiry-mails.ts';
import { toSeeker } from './mails/mail-heads.ts';
import { mergedMail } from './mails/merged-mail.ts';
import type { InquiryMail } from './notice-deps.ts';

interface MergeNoticeDeps {
  mailed: (
    tx: Transaction,
    inquiry: InquiryRecord,
  ) => Promise<{ content: MailedInquiry; organisation: AskedOrganisation }>;
  send: (tx: Transaction, inquiry: InquiryRecord, outgoing: InquiryMail) => Promise<unknown>;
  mailedTracking: (tx: Transaction, inquiry: InquiryRecord) => Promise<string>;
}

/** What its sender is told of an inquiry that others were merged into. */
export const createMergeNotices = ({ mailed, send, mailedTracking }: MergeNoticeDeps) => ({
  async merged(
    tx: Transaction,
    inquiry: InquiryRecord,
    { ref, notBefore }: { ref: string; notBefore: Date },
  ): Promise<void> {
    const { content, organisation } = await mailed(tx, inquiry);
    const trackingUrl = await mailedTracking(tx, inquiry);
    await send(tx, inquiry, {
      kind: 'inquiry.merged',
      notBefore,
      ...toSeeker(inquiry, organisation),
      ...mergedMail(content, { ref, trackingUrl }),
    });
  },
});
