import type { AttachedFile } from '../uploads/index.ts';
import type { PublicMessage } from './inquiry-thread.repository.ts';
import type { MailOutbox, OutgoingMail, WrittenMail } from '@rostrum/server-kit/mail';
import type { TeamNotice } from './inquiry-notifications.ts';
import type { MailedInquiry } from './mails/inquiry-mails.ts';
import type { InquiryMailKind } from './mails/mail-kinds.ts';

/** What notices are made from. */
export interface NoticeDeps {
  mail: MailOutbox;
  publicUrl: string;
  clock: () => Date;
}

/** A mail about an inquiry, without what every one of them has. */
export type InquiryMail = Omit<OutgoingMail, 'orgId' | 'kind'> & { kind: InquiryMailKind };

/** A mail to who is responsible, and to one more where somebody else has a part in it; with what they are notified of. */
export interface MailToResponsible {
  notice: TeamNotice;
  kind: InquiryMailKind;
  write: (content: MailedInquiry, url: string) => WrittenMail & Pick<OutgoingMail, 'attachment'>;
  alsoTo?: string | null;
}

/** A reply to the seeker, as its mail quotes it. */
export type RepliedMessage = Pick<PublicMessage, 'id' | 'visibility' | 'body' | 'authorName'> & {
  files: readonly AttachedFile[];
};
