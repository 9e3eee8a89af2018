import { writeMail, type MailBlock, type WrittenMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';

/** A meeting in words, in the zone of whoever reads the mail. */
export interface MailedMeeting {
  /** `12:30 GMT, Thursday 19 November` */
  moment: string;
  /** `a video call of 30 minutes` */
  what: string;
  place: string | null;
  isCancelled: boolean;
}

interface Reader {
  /** Whom they meet. */
  with: string;
  button: { label: string; href: string };
}

/** To either side: a meeting was agreed or cancelled. Of a restricted inquiry only that. */
export function meetingMail(
  { ref, restricted, organisation }: MailedInquiry,
  { moment, what, place, isCancelled }: MailedMeeting,
  reader: Reader,
): WrittenMail {
  const happened = isCancelled ? 'cancelled' : 'agreed';
  const facts = [
    { label: 'When', value: moment },
    { label: 'How', value: what.charAt(0).toUpperCase() + what.slice(1) },
    { label: 'With', value: reader.with },
    ...(place === null ? [] : [{ label: 'Where', value: place }]),
  ];
  const told: MailBlock[] = restricted
    ? [{ kind: 'text', text: 'When and where stays inside. Open the inquiry to read it.' }]
    : [
        { kind: 'facts', facts },
        {
          kind: 'text',
          text: isCancelled
            ? 'The attached entry takes the meeting out of your calendar.'
            : 'The attached entry puts the meeting into your calendar.',
        },
      ];
  return writeMail({
    subject: restricted ? `Meeting ${happened} (${ref})` : `Meeting ${happened}: ${moment} (${ref})`,
    preview: restricted ? 'Open the inquiry to read it.' : `${moment}, with ${reader.with}.`,
    organisation: organisation.name,
    title: isCancelled ? 'The meeting is cancelled' : 'The meeting is agreed',
    blocks: [...told, { kind: 'button', ...reader.button }],
    footer: [`About inquiry ${ref}.`, organisation.name],
  });
}
