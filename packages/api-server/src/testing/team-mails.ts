import { assignedMail, type MailedInquiry } from '../modules/inquiries/mails/inquiry-mails.ts';
import { mentionedMail } from '../modules/inquiries/mails/mentioned-mail.ts';
import { writeSeatMails } from './sample-seat-mail.ts';

/** The mails by which one of the team turns to another one, or to those who run the installation. */
export function writeTeamMails(
  {
    inquiry,
    restricted,
    inbox,
    now,
  }: Record<'inquiry' | 'restricted', MailedInquiry> & { inbox: string; now: Date },
  by: string,
) {
  return {
    'inquiry.assigned': [inquiry, restricted].map((of) => assignedMail(of, { inboxUrl: inbox, now, by })),
    'seats.requested': writeSeatMails(by),
    'inquiry.mentioned': [inquiry, restricted].map((of) => mentionedMail(of, { inboxUrl: inbox, by })),
  };
}
