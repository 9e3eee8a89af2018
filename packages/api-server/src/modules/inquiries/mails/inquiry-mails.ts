import {
  describeInquiryFields,
  formatFileSize,
  inquiryTypeLabel,
  type InquiryTypeId,
  formatList,
  shortenText,
} from '@rostrum/contracts';
import { writeMail, type MailBlock, type WrittenMail } from '@rostrum/server-kit/mail';
import { momentIn, timeLeft } from './mail-times.ts';

/** What every mail about an inquiry may quote. Internal notes are no part of it, so no mail can carry one. */
export interface MailedInquiry {
  ref: string;
  type: InquiryTypeId;
  subject: string;
  message: string;
  fields: Readonly<Record<string, unknown>>;
  deadlineAt: Date | null;
  restricted: boolean;
  seeker: {
    name: string;
    firstname: string;
    organization: string | null;
    timezone: string;
    verified: boolean;
  };
  recipients: readonly string[];
  organisation: { name: string; deskPhone: string | null; timezone: string; isOfOne?: boolean };
}

const shortMessage = (text: string, longest = 700) => shortenText(text, longest + 1);

/** A file that a mail names and links to; the file itself stays behind sign-in. */
export interface MailedFile {
  id: string;
  name: string;
  size: number;
}

const fileLinks = (files: readonly MailedFile[], pageUrl: string): MailBlock[] =>
  files.map(({ id, name, size }) => ({
    kind: 'link',
    label: `Attached: ${name} (${formatFileSize(size)})`,
    href: `${pageUrl}#attachment-${id}`,
  }));

const desk = ({ organisation }: MailedInquiry, label: string): MailBlock[] =>
  organisation.deskPhone === null ? [] : [{ kind: 'phone', label, phone: organisation.deskPhone }];

const whom = ({ recipients, organisation }: MailedInquiry) =>
  recipients.length === 0 ? organisation.name : formatList(recipients);

/** To a seeker with an account, at once: it arrived, here is the reference, the desk's phone and where to follow it. */
export function receiptMail(
  inquiry: MailedInquiry,
  trackingUrl: string,
  files: readonly MailedFile[] = [],
): WrittenMail {
  const { seeker, organisation, deadlineAt } = inquiry;
  const facts = [
    { label: 'Reference', value: inquiry.ref },
    { label: 'Type', value: inquiryTypeLabel(inquiry.type) },
    { label: 'Sent to', value: whom(inquiry) },
    ...(deadlineAt === null
      ? []
      : [{ label: 'You need it by', value: momentIn(seeker.timezone, deadlineAt) }]),
  ];
  return writeMail({
    subject: `Received: ${inquiry.subject} (${inquiry.ref})`,
    preview: `${organisation.name} has your inquiry. Reference ${inquiry.ref}.`,
    organisation: organisation.name,
    title: `We have your inquiry, ${seeker.firstname}`,
    blocks: [
      { kind: 'facts', facts },
      ...(inquiry.restricted ? [] : [{ kind: 'quote', text: shortMessage(inquiry.message, 300) } as const]),
      ...(inquiry.restricted ? [] : fileLinks(files, trackingUrl)),
      { kind: 'button', label: 'Follow your inquiry', href: trackingUrl },
      ...desk(inquiry, 'If you’re short on time, call the desk:'),
    ],
    footer: [
      'You get this because you sent an inquiry. Sign in to follow it.',
      `${organisation.name}. ${inquiry.ref}`,
    ],
  });
}

/** Why somebody gets the announcement: asked directly, on the desk (with the names held there), or passed on by the desk. */
export type AnnouncementReason =
  { kind: 'asked' } | { kind: 'desk'; held: readonly string[] } | { kind: 'passed_on'; by: string };

function reasonWords(
  reason: AnnouncementReason,
  type: string,
  { name: organisation, isOfOne }: MailedInquiry['organisation'],
): string {
  if (isOfOne) return `You get this email because you take ${type} inquiries.`;
  switch (reason.kind) {
    case 'asked':
      return `You get this email because you take ${type} inquiries at ${organisation}.`;
    case 'desk':
      return `You get this email because you handle inquiries at ${organisation}.`;
    case 'passed_on':
      return `You get this email because ${reason.by} of ${organisation} passed this inquiry on to you.`;
  }
}

/** What the desk has to do before the people asked learn of the inquiry. */
function heldWords(reason: AnnouncementReason, type: string): MailBlock[] {
  if (reason.kind !== 'desk' || reason.held.length === 0) return [];
  const names = formatList(reason.held);
  const [takes, sees] = reason.held.length === 1 ? ['takes', 'sees'] : ['take', 'see'];
  return [
    {
      kind: 'text',
      text: `${names} ${takes} ${type} inquiries through your office and ${sees} this one only once you pass it on.`,
    },
  ];
}

/** To the people asked and the desk. A restricted inquiry is only announced: its content never leaves by mail. */
export function newInquiryMail(
  inquiry: MailedInquiry,
  {
    inboxUrl,
    now,
    reason,
    files = [],
  }: { inboxUrl: string; now: Date; reason: AnnouncementReason; files?: readonly MailedFile[] },
): WrittenMail {
  const { organisation } = inquiry;
  const type = inquiryTypeLabel(inquiry.type);
  if (inquiry.restricted)
    return writeMail({
      subject: `Restricted ${type} inquiry (${inquiry.ref})`,
      preview: 'Sign in to read it.',
      organisation: organisation.name,
      title: `A restricted ${type} inquiry arrived`,
      blocks: [
        { kind: 'text', text: 'Its content stays inside. Sign in to read it; each reading is logged.' },
        ...deadlineCells(inquiry, now),
        ...heldWords(reason, type),
        { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
      ],
      footer: [`${organisation.name}. ${inquiry.ref}`],
    });
  const from =
    inquiry.seeker.organization === null
      ? inquiry.seeker.name
      : `${inquiry.seeker.name}, ${inquiry.seeker.organization}`;
  return writeMail({
    subject: `${type}: ${inquiry.subject} (${inquiry.ref})`,
    preview: `${from}${inquiry.deadlineAt === null ? '' : `. ${timeLeft(inquiry.deadlineAt, now)} left.`}`,
    organisation: organisation.name,
    title: inquiry.subject,
    blocks: [
      ...deadlineCells(inquiry, now),
      ...heldWords(reason, type),
      { kind: 'quote', text: shortMessage(inquiry.message) },
      {
        kind: 'facts',
        facts: [
          { label: 'From', value: inquiry.seeker.verified ? `${from} (verified)` : from },
          { label: 'For', value: whom(inquiry) },
          ...describeInquiryFields(inquiry.type, inquiry.fields, organisation.timezone),
        ],
      },
      ...fileLinks(files, inboxUrl),
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [
      `${reasonWords(reason, type, organisation)} Reply in Rostrum${organisation.isOfOne ? '.' : ', so that your team sees it.'}`,
      inquiry.ref,
    ],
  });
}

/** To the one who was made responsible by somebody else. */
export function assignedMail(
  inquiry: MailedInquiry,
  { inboxUrl, now, by }: { inboxUrl: string; now: Date; by: string },
): WrittenMail {
  const about = inquiry.restricted ? inquiry.ref : `${inquiry.subject} (${inquiry.ref})`;
  return writeMail({
    subject: `Assigned to you: ${about}`,
    preview: `${by} assigned it to you.`,
    organisation: inquiry.organisation.name,
    title: inquiry.restricted ? 'A restricted inquiry was assigned to you' : inquiry.subject,
    blocks: [
      { kind: 'text', text: `${by} assigned this inquiry to you.` },
      ...deadlineCells(inquiry, now),
      ...(inquiry.restricted ? [] : [{ kind: 'quote', text: shortMessage(inquiry.message, 300) } as const]),
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [
      `You get this email because you are responsible for this inquiry at ${inquiry.organisation.name}.`,
      inquiry.ref,
    ],
  });
}

function deadlineCells({ deadlineAt, organisation }: MailedInquiry, now: Date): MailBlock[] {
  if (deadlineAt === null) return [];
  const [time = '', ...day] = momentIn(organisation.timezone, deadlineAt).split(', ');
  const hoursLeft = (deadlineAt.getTime() - now.getTime()) / 3_600_000;
  return [
    {
      kind: 'deadline',
      cells: [
        { figure: time, caption: `${day.join(', ')}, your time` },
        { figure: timeLeft(deadlineAt, now), caption: 'from when we sent this', urgent: hoursLeft < 24 },
      ],
    },
  ];
}

function howToReply({ restricted, organisation }: MailedInquiry, takesAnswers: boolean): string {
  if (takesAnswers && !restricted)
    return organisation.isOfOne
      ? 'Reply to this email or use the link.'
      : 'Reply to this email or use the link: the whole desk sees it either way.';
  return organisation.isOfOne
    ? 'Reply using the link.'
    : 'Reply using the link, so that the whole desk sees it.';
}

/** To the seeker: somebody of the team answered. */
export function replyMail(
  inquiry: MailedInquiry,
  reply: { author: string; body: string; files?: readonly MailedFile[]; takesAnswers?: boolean | undefined },
  trackingUrl: string,
): WrittenMail {
  return writeMail({
    subject: `${inquiry.organisation.name} replied: ${inquiry.subject} (${inquiry.ref})`,
    preview: inquiry.restricted ? 'Open it to read the reply.' : shortMessage(reply.body, 120),
    organisation: inquiry.organisation.name,
    title: `${reply.author} replied`,
    blocks: [
      inquiry.restricted
        ? {
            kind: 'text',
            text: 'Use the link to read the reply. It is not sent by email because the inquiry is restricted.',
          }
        : { kind: 'quote', text: reply.body },
      ...(inquiry.restricted ? [] : fileLinks(reply.files ?? [], trackingUrl)),
      { kind: 'button', label: 'Read and reply', href: trackingUrl },
      ...desk(inquiry, 'Rather talk? Call the desk:'),
    ],
    footer: [
      `About your inquiry "${inquiry.subject}", ${inquiry.ref}. ${howToReply(inquiry, reply.takesAnswers === true)}`,
    ],
  });
}

/** To the team: the seeker added something. Says no more of a restricted one than that. */
export function seekerReplyMail(
  inquiry: MailedInquiry,
  { body, files = [] }: { body: string; files?: readonly MailedFile[] },
  inboxUrl: string,
): WrittenMail {
  const about = inquiry.restricted ? inquiry.ref : `${inquiry.subject} (${inquiry.ref})`;
  return writeMail({
    subject: inquiry.restricted ? `Reply to ${about}` : `${inquiry.seeker.name} replied: ${about}`,
    preview: inquiry.restricted ? 'Sign in to read it.' : shortMessage(body, 120),
    organisation: inquiry.organisation.name,
    title: inquiry.restricted ? 'The seeker replied' : `${inquiry.seeker.name} replied`,
    blocks: [
      inquiry.restricted
        ? { kind: 'text', text: 'Sign in to read it; each reading is logged.' }
        : { kind: 'quote', text: shortMessage(body) },
      ...(inquiry.restricted ? [] : fileLinks(files, inboxUrl)),
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [`${inquiry.organisation.name}. ${inquiry.ref}`],
  });
}

/** To the seeker, at the end. Why the team closed it is the team's own matter and not told. */
export function closedMail(inquiry: MailedInquiry, trackingUrl: string): WrittenMail {
  return writeMail({
    subject: `Closed: ${inquiry.subject} (${inquiry.ref})`,
    preview: `${inquiry.organisation.name} has closed your inquiry.`,
    organisation: inquiry.organisation.name,
    title: 'Your inquiry is closed',
    blocks: [
      {
        kind: 'text',
        text: `Thank you for writing to ${inquiry.organisation.name}, ${inquiry.seeker.firstname}. We have closed this inquiry. If anything is left, reply within 14 days and it opens again.`,
      },
      { kind: 'button', label: 'See the whole exchange', href: trackingUrl },
      ...desk(inquiry, 'Or call the desk:'),
    ],
    footer: [`About your inquiry "${inquiry.subject}", ${inquiry.ref}.`],
  });
}

/** To the team: no answer is needed any more. */
export function withdrawnMail(inquiry: MailedInquiry, inboxUrl: string): WrittenMail {
  const about = inquiry.restricted ? inquiry.ref : `${inquiry.subject} (${inquiry.ref})`;
  return writeMail({
    subject: `Withdrawn: ${about}`,
    preview: 'No reply is needed.',
    organisation: inquiry.organisation.name,
    title: 'The seeker withdrew this inquiry',
    blocks: [
      { kind: 'text', text: 'No reply is needed. It is closed as withdrawn.' },
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [`${inquiry.organisation.name}. ${inquiry.ref}`],
  });
}
