import { assignedMail, type MailedInquiry } from '../modules/inquiries/mails/inquiry-mails.ts';
import { guestMeetingMail } from '../modules/inquiries/mails/announcing-mails.ts';
import { clearanceAskedMail, clearanceRefusedMail } from '../modules/inquiries/mails/clearance-mails.ts';
import { meetingMail } from '../modules/inquiries/mails/meeting-mails.ts';
import { mergedMail } from '../modules/inquiries/mails/merged-mail.ts';
import { emailNotAddedMail, refusedEmailMail } from '../modules/inquiries/mails/refused-email-mails.ts';
import { threatHeldMail, threatWaitsMail } from '../modules/inquiries/mails/threat-mails.ts';
import { mentionedMail } from '../modules/inquiries/mails/mentioned-mail.ts';
import { writeSeatMails, writeSeatNotices } from './sample-seat-mail.ts';

/** What the desk says of a threat to the expert, with and without the message. */
const writeThreatMails = (
  { inquiry, restricted, now }: { inquiry: MailedInquiry; restricted: MailedInquiry; now: Date },
  { by, origin }: { by: string; origin: string },
) => {
  const threat = {
    receivedAt: now,
    timezone: 'UTC',
    isNamed: false,
    isKeptAsEvidence: false,
    isInSafetyMode: false,
    by,
    note: null,
    includesMessage: false,
    takesReplies: true,
  };
  const told = { ...threat, isNamed: true, isKeptAsEvidence: true, isInSafetyMode: true, note: by };
  const profile = `${origin}/dashboard/people`;
  return [
    threatHeldMail(inquiry, threat, profile),
    ...[inquiry, restricted].map((each) => threatHeldMail(each, { ...told, includesMessage: true }, profile)),
    ...[true, false].map((takesReplies) => ({
      ...threatWaitsMail(inquiry, { takesReplies }),
      isUnproved: true,
    })),
  ];
};

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
    'inquiry.threat_held': writeThreatMails(
      { inquiry, restricted, now },
      { by, origin: new URL(inbox).origin },
    ),
    'seats.requested': writeSeatMails(by),
    'seats.running_out': writeSeatNotices(by, new URL(inbox).origin),
    'inquiry.mentioned': [inquiry, restricted].map((of) => mentionedMail(of, { inboxUrl: inbox, by })),
    'inquiry.clearance': [inquiry, restricted].flatMap((of) =>
      [clearanceAskedMail, clearanceRefusedMail].map((write) => write(of, { inboxUrl: inbox, by, step: by })),
    ),
    'inquiry.meeting': [
      ...[inquiry, restricted].flatMap((of) =>
        [false, true].map((isCancelled) =>
          meetingMail(
            of,
            {
              moment: '10:00 GMT, Thursday 3 December',
              what: 'a video call of 30 minutes',
              place: by,
              isCancelled,
            },
            { with: by, button: { label: 'Open the inquiry', href: inbox } },
          ),
        ),
      ),
      guestMeetingMail(inquiry, inbox),
    ],
    'inquiry.email_refused': [inquiry, restricted].map((of) =>
      refusedEmailMail(of, { reason: 'The email cannot be read.' }, inbox),
    ),
    'inquiry.email_not_added': [
      emailNotAddedMail(
        inquiry,
        { organisation: inquiry.organisation.name, reason: 'The email cannot be read.' },
        inbox,
      ),
    ],
    'inquiry.merged': [inquiry, restricted].map((of) =>
      mergedMail(of, { ref: 'INQ-7K2M8', trackingUrl: inbox }),
    ),
  };
}
