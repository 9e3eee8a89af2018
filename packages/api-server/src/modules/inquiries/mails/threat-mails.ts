import { type MailBlock, type WrittenMail, toPlainName, writeMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';
import { momentIn } from './mail-times.ts';

/** What the email to an expert says of a threat; every sentence stands for a recorded state. */
export interface MailedThreat {
  receivedAt: Date;
  /** The zone that the expert reads times in. */
  timezone: string;
  /** The message names the expert and is addressed to others. */
  isNamed: boolean;
  isKeptAsEvidence: boolean;
  isInSafetyMode: boolean;
  /** Who of the desk informs the expert. */
  by: string;
  note: string | null;
  includesMessage: boolean;
  /** A reply to the email reaches the desk. */
  takesReplies: boolean;
}

const concern = (isNamed: boolean) => (isNamed ? 'mentions you' : 'is addressed to you');

const currentState = ({ isKeptAsEvidence, isInSafetyMode }: MailedThreat): MailBlock[] => [
  ...(isKeptAsEvidence
    ? [{ kind: 'text' as const, text: 'It’s also kept as evidence, so nothing deletes it.' }]
    : []),
  ...(isInSafetyMode
    ? [
        {
          kind: 'text' as const,
          text: 'Safety mode is on for your profile: your photo is hidden, and no list or search shows you.',
        },
      ]
    : []),
];

const quotedMessage = ({ subject, message, seeker }: MailedInquiry): MailBlock[] => [
  {
    kind: 'text',
    text: `The message from ${seeker.name}, as it was sent. It may be upsetting to read.`,
  },
  { kind: 'quote', text: `${subject}\n\n${message}` },
];

/** To an expert with an account. The sender's words are in it only if the desk chose so, and never of a restricted inquiry. */
export function threatHeldMail(
  inquiry: MailedInquiry,
  threat: MailedThreat,
  profileUrl: string,
): WrittenMail {
  const { ref, organisation, restricted } = inquiry;
  const { by, note, isNamed, isInSafetyMode, takesReplies } = threat;
  const name = organisation.name;
  return writeMail({
    subject: `A message that concerns you is on hold (${ref})`,
    preview: 'You don’t need to do anything. Here’s what happened and what happens next.',
    organisation: name,
    title: 'A message that concerns you is on hold',
    blocks: [
      {
        kind: 'text',
        text: `At ${momentIn(threat.timezone, threat.receivedAt)}, ${name} received a message that ${concern(isNamed)}. Screening flagged it as a possible threat, so it’s on hold: it isn’t in any inbox, and only administrators of ${name} can open it.`,
      },
      {
        kind: 'text',
        text: `What happens next: ${by} is looking after this. An administrator decides what to do with the message. The sender isn’t told that it’s on hold, or that you know of it.`,
      },
      ...currentState(threat),
      ...(note === null
        ? []
        : [
            { kind: 'text' as const, text: `A note from ${by}:` },
            { kind: 'quote' as const, text: note },
          ]),
      {
        kind: 'text',
        text: `You don’t need to reply to the sender or do anything else. If they contact you elsewhere, or if you’re worried, ${takesReplies ? 'reply to this email' : `contact ${by}`}. If you’re in immediate danger, call the emergency services.`,
      },
      ...(organisation.deskPhone === null
        ? []
        : [{ kind: 'phone' as const, label: 'Call the desk:', phone: organisation.deskPhone }]),
      ...(isInSafetyMode
        ? []
        : [
            {
              kind: 'text' as const,
              text: 'Safety mode hides your photo and takes your profile out of lists and search. You can turn it on at any time.',
            },
          ]),
      { kind: 'button', label: 'Open your profile', href: profileUrl },
      ...(threat.includesMessage && !restricted ? quotedMessage(inquiry) : []),
    ],
    footer: [`You get this email because ${by} of ${name} wants you to know about this message.`, ref],
  });
}

/** To an address that is only in a profile: nothing that anyone typed is in it. */
export function threatWaitsMail(
  { ref, organisation }: Pick<MailedInquiry, 'ref' | 'organisation'>,
  { takesReplies }: Pick<MailedThreat, 'takesReplies'>,
): WrittenMail {
  const name = toPlainName(organisation.name) || 'The organisation';
  return writeMail({
    subject: `A message that concerns you is on hold (${ref})`,
    preview: 'You don’t need to do anything.',
    organisation: name,
    title: 'A message that concerns you is on hold',
    blocks: [
      {
        kind: 'text',
        text: `${name} received a message that concerns you. Screening flagged it as a possible threat, so it’s on hold: it isn’t in any inbox, and only administrators of ${name} can open it.`,
      },
      {
        kind: 'text',
        text: `An administrator decides what to do with it. You don’t need to do anything. If you’re worried, ${takesReplies ? 'reply to this email' : `contact ${name}`}. If you’re in immediate danger, call the emergency services.`,
      },
    ],
    footer: [
      `You get this email because ${name} has this address in a profile. If you don’t know ${name}, ignore it.`,
      ref,
    ],
  });
}
