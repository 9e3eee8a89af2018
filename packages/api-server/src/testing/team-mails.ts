import { assignedMail, type MailedInquiry } from '../modules/inquiries/mails/inquiry-mails.ts';
import { mergedMail } from '../modules/inquiries/mails/merged-mail.ts';
import { mentionedMail } from '../modules/inquiries/mails/mentioned-mail.ts';
import { writeSeatMails } from './sample-seat-mail.ts';

/** The mails by which one of the team turns to another one, to those who run the installation, or tells of a whole inquiry. */
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
    'inquiry.merged': [inquiry, restricted].map((of) =>
      mergedMail(of, { ref: 'INQ-7K2M8', trackingUrl: inbox }),
    ),
  };
}
