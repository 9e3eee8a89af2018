import { describeInquiryFields, inquiryTypeLabel } from '@rostrum/contracts';
import { type MailBlock, type WrittenMail, toPlainName, writeMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';
import { momentIn, timeLeft } from './mail-times.ts';

/** What an expert reads of an inquiry: the desk's text, and of the rest what the desk shows. */
export interface MailedAsk {
  inquiry: MailedInquiry;
  /** As the desk wrote it. */
  text: string;
  hideOutlet: boolean;
  firstname: string;
  timezone: string;
  expiresAt: Date;
  /** Who of the desk asks. */
  by: string;
}

/** Of the type's own fields, those that no expert reads before a yes. */
const privateFields: ReadonlySet<string> = new Set(['parties']);

/** What an expert reads of the type's own fields; of a restricted inquiry nothing. */
export function askFacts(
  { type, fields, restricted }: Pick<MailedInquiry, 'type' | 'fields' | 'restricted'>,
  { hideOutlet, timezone }: { hideOutlet: boolean; timezone: string },
): { label: string; value: string }[] {
  if (restricted) return [];
  return describeInquiryFields(type, fields, timezone)
    .filter(({ name }) => !privateFields.has(name) && !(hideOutlet && name === 'outlet'))
    .map(({ label, value }) => ({ label, value }));
}

function timeCells({ inquiry: { deadlineAt }, timezone, expiresAt }: MailedAsk, now: Date): MailBlock {
  const cell = (at: Date, caption: string) => {
    const [figure = '', ...day] = momentIn(timezone, at).split(', ');
    return { figure, caption: `${caption}, ${day.join(', ')}` };
  };
  return {
    kind: 'deadline',
    cells: [
      ...(deadlineAt === null
        ? []
        : [
            cell(deadlineAt, 'deadline, your time'),
            { figure: timeLeft(deadlineAt, now), caption: 'from when we sent this', urgent: true },
          ]),
      cell(expiresAt, 'please answer by'),
    ],
  };
}

const phone = ({ organisation }: MailedInquiry): MailBlock[] =>
  organisation.deskPhone === null
    ? []
    : [{ kind: 'phone', label: 'Rather talk? Call the desk:', phone: organisation.deskPhone }];

/** To an expert with an account. Opening the link answers nothing: mail scanners open links. */
export function askMail(
  ask: MailedAsk,
  { link, now, isReminder }: { link: string; now: Date; isReminder: boolean },
): WrittenMail {
  const { inquiry, firstname, by, text, timezone } = ask;
  const type = inquiryTypeLabel(inquiry.type);
  const { seeker, organisation, ref, restricted } = inquiry;
  const outlet = ask.hideOutlet ? null : seeker.organization;
  const from = [seeker.name, outlet].filter(Boolean).join(', ');
  return writeMail({
    subject: `${isReminder ? 'Reminder: can' : 'Can'} you take this ${type} inquiry? (${ref})`,
    preview: `Please answer by ${momentIn(timezone, ask.expiresAt)}. No sign-in is needed.`,
    organisation: organisation.name,
    title: `Can you take this one, ${firstname}?`,
    blocks: [
      timeCells(ask, now),
      restricted
        ? { kind: 'text', text: 'This inquiry is restricted, so its content is not sent by email.' }
        : { kind: 'quote', text },
      ...(restricted
        ? []
        : [
            {
              kind: 'facts' as const,
              facts: [
                { label: 'From', value: seeker.verified && !ask.hideOutlet ? `${from} (verified)` : from },
                ...askFacts(inquiry, ask),
              ],
            },
          ]),
      { kind: 'button', label: 'Read and answer', href: link },
      {
        kind: 'text',
        text: 'Opening the link sends nothing. You can accept, offer another time, suggest a colleague or decline.',
      },
      ...phone(inquiry),
    ],
    footer: [
      `You get this email because ${by} of ${organisation.name} asks you about an inquiry. The link works for one answer.`,
      ref,
    ],
  });
}

/** To an address that stands in a profile only: nothing that anybody wrote is in it. */
export function askWaitsMail(
  { inquiry }: Pick<MailedAsk, 'inquiry'>,
  { link }: { link: string },
): WrittenMail {
  const organisation = toPlainName(inquiry.organisation.name) || 'The organisation';
  const type = inquiryTypeLabel(inquiry.type);
  return writeMail({
    subject: `Can you take a ${type} inquiry? (${inquiry.ref})`,
    preview: `${organisation} asks you.`,
    organisation,
    title: `Can you take a ${type} inquiry?`,
    blocks: [
      {
        kind: 'text',
        text: `${organisation} asks whether you can take an inquiry. Read it and answer on the page; no sign-in is needed.`,
      },
      { kind: 'button', label: 'Read and answer', href: link },
    ],
    footer: [
      `You get this email because ${organisation} has this address in a profile. If you do not know ${organisation}, ignore it. The link works for one answer.`,
      inquiry.ref,
    ],
  });
}

/** Why an expert need not answer any more. */
const overWords = {
  taken: 'Another expert said yes first, so you need not answer.',
  desk: 'The desk no longer needs your answer.',
  over: 'The inquiry is closed, so you need not answer.',
} as const;

/** To an expert who was asked and is not needed any more. */
export function askOverMail(
  { ref, type, organisation }: Pick<MailedInquiry, 'ref' | 'type' | 'organisation'>,
  because: keyof typeof overWords,
): WrittenMail {
  const name = toPlainName(organisation.name) || 'The organisation';
  return writeMail({
    subject: `${because === 'taken' ? 'Taken' : 'Not needed any more'}: ${inquiryTypeLabel(type)} inquiry (${ref})`,
    preview: overWords[because],
    organisation: name,
    title: because === 'taken' ? 'Someone else took it' : 'No answer is needed',
    blocks: [{ kind: 'text', text: `${overWords[because]} Thank you for being ready.` }],
    footer: [`You get this email because ${name} asked you about an inquiry.`, ref],
  });
}

/** To the desk: what an expert answered, or that no answer came. */
export function askResultMail(
  inquiry: MailedInquiry,
  { sentence, note }: { sentence: string; note: string | null },
  inboxUrl: string,
): WrittenMail {
  const { restricted, ref, subject, organisation } = inquiry;
  const isNoted = note !== null && !restricted;
  return writeMail({
    subject: restricted
      ? `An expert answered (${ref})`
      : `${sentence.replace(/\.$/, '')}: ${subject} (${ref})`,
    preview: restricted ? 'Sign in to read it.' : sentence,
    organisation: organisation.name,
    title: restricted ? 'There is news from an expert' : subject,
    blocks: [
      { kind: 'text', text: restricted ? 'Sign in to read it; each reading is logged.' : sentence },
      ...(isNoted ? [{ kind: 'quote' as const, text: note }] : []),
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [`${organisation.name}. ${ref}`],
  });
}
