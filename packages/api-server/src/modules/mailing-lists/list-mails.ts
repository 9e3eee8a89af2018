import {
  describeInquiryFields,
  formatCode,
  formatList,
  inquiryTypeLabel,
  cutText,
  shortenText,
} from '@rostrum/contracts';
import type { ListContent, ListSubject } from '@rostrum/contracts/inquiries';
import { type MailBlock, type WrittenMail, toPlainName, writeMail } from '@rostrum/server-kit/mail';
import { momentIn } from '../inquiries/index.ts';
import type { MailedContent } from './deliveries.repository.ts';

const shortenedTo = 300;

/** What mails of a list say beside the inquiries. */
export interface MailingOf {
  list: { name: string; content: ListContent };
  organisation: { name: string; timezone: string };
  origin: string;
  unsubscribeUrl: string | null;
}

const shorten = (text: string) => shortenText(text, shortenedTo + 1);

const inboxUrl = (origin: string, { id }: Pick<MailedContent, 'id'>) => `${origin}/dashboard/inquiries/${id}`;

const isLinkOnly = ({ list }: MailingOf, { restricted }: MailedContent) =>
  restricted || list.content === 'link_only';

function nameInquiry(mailing: MailingOf, inquiry: MailedContent): string {
  const type = inquiryTypeLabel(inquiry.type);
  if (inquiry.restricted) return `Restricted ${type} inquiry (${inquiry.ref})`;
  return isLinkOnly(mailing, inquiry)
    ? `${type} inquiry (${inquiry.ref})`
    : `${type}: ${inquiry.subject} (${inquiry.ref})`;
}

function sayWho({ seeker, organization, verified }: MailedContent): string {
  const from = organization === null ? seeker : `${seeker}, ${organization}`;
  return verified ? `${from} (verified)` : from;
}

/** The parties of a case are for the desk alone. */
const describeFields = ({ organisation }: MailingOf, { type, fields }: MailedContent) =>
  describeInquiryFields(type, fields, organisation.timezone).filter(({ name }) => name !== 'parties');

function describe(mailing: MailingOf, inquiry: MailedContent): MailBlock[] {
  const { organisation, list, origin } = mailing;
  const open: MailBlock = { kind: 'button', label: `Open ${inquiry.ref}`, href: inboxUrl(origin, inquiry) };
  if (isLinkOnly(mailing, inquiry))
    return [{ kind: 'text', text: 'Sign in to read it. This email leaves out its content.' }, open];
  const { deadlineAt, recipients } = inquiry;
  const deadline =
    deadlineAt === null
      ? []
      : [{ label: 'Deadline', value: momentIn(organisation.timezone, new Date(deadlineAt)) }];
  const addressee = recipients.length === 0 ? organisation.name : formatList(recipients);
  const isFull = list.content === 'full';
  return [
    { kind: 'quote', text: isFull ? inquiry.message : shorten(inquiry.message) },
    {
      kind: 'facts',
      facts: [
        { label: 'From', value: sayWho(inquiry) },
        ...(isFull ? [{ label: 'Country', value: formatCode('region', inquiry.country) }] : []),
        { label: 'For', value: addressee },
        ...deadline,
        ...(isFull ? describeFields(mailing, inquiry) : []),
      ],
    },
    open,
  ];
}

export const footerOf = ({
  list,
  organisation,
  unsubscribeUrl,
}: Pick<MailingOf, 'organisation' | 'unsubscribeUrl'> & { list: { name: string } }) => [
  `You get this email because you are on the mailing list “${list.name}” of ${organisation.name}.`,
  ...(unsubscribeUrl === null ? [] : [{ label: 'Unsubscribe from this list', href: unsubscribeUrl }]),
];

/** One inquiry, as soon as it arrived. */
export const listInquiryMail = (mailing: MailingOf, inquiry: MailedContent): WrittenMail =>
  writeMail({
    subject: nameInquiry(mailing, inquiry),
    preview: isLinkOnly(mailing, inquiry) ? 'Sign in to read it.' : sayWho(inquiry),
    organisation: mailing.organisation.name,
    title: isLinkOnly(mailing, inquiry) ? nameInquiry(mailing, inquiry) : inquiry.subject,
    blocks: describe(mailing, inquiry),
    footer: footerOf(mailing),
  });

/** Several at once: what arrived since the last summary. */
export function listSummaryMail(mailing: MailingOf, inquiries: readonly MailedContent[]): WrittenMail {
  const count = inquiries.length === 1 ? '1 inquiry' : `${inquiries.length} inquiries`;
  return writeMail({
    subject: `${count}: ${mailing.list.name}`,
    preview: inquiries.map(({ ref }) => ref).join(', '),
    organisation: mailing.organisation.name,
    title: `${count} for “${mailing.list.name}”`,
    blocks: inquiries.flatMap((inquiry): MailBlock[] => [
      { kind: 'text', text: nameInquiry(mailing, inquiry) },
      ...describe(mailing, inquiry),
    ]),
    footer: footerOf(mailing),
  });
}

interface EmailedPost {
  subject: string;
  text: string;
  url: string;
}

const describePost = ({ text, url }: EmailedPost): MailBlock[] => [
  ...text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): MailBlock => ({ kind: 'text', text: part })),
  { kind: 'button', label: 'Read the post', href: url },
];

/** A post, in the words that were written for it. */
export const listPostMail = (
  mailing: Omit<MailingOf, 'list'> & { list: Pick<MailingOf['list'], 'name'> },
  post: EmailedPost,
): WrittenMail =>
  writeMail({
    subject: post.subject,
    preview: cutText(post.text, 150),
    organisation: mailing.organisation.name,
    title: post.subject,
    blocks: describePost(post),
    footer: footerOf(mailing),
  });

/** The same to whoever wrote it, before subscribers get it. */
export const listPostTestEmail = (
  { list, organisation }: { list: { name: string }; organisation: { name: string } },
  post: EmailedPost,
): WrittenMail =>
  writeMail({
    subject: `Test: ${post.subject}`,
    preview: 'Only you get this test.',
    organisation: organisation.name,
    title: post.subject,
    blocks: describePost(post),
    footer: [
      `Only you get this test. Subscribers of “${list.name}” of ${organisation.name} get a link to unsubscribe here.`,
    ],
  });

/** To whoever tries a list: the inquiry that it would have sent last, or that there was none. */
export function listTestMail(mailing: MailingOf, inquiry: MailedContent | undefined): WrittenMail {
  const { list, organisation } = mailing;
  return writeMail({
    subject:
      inquiry === undefined ? `Test: ${list.name}` : cutText(`Test: ${nameInquiry(mailing, inquiry)}`, 300),
    preview: 'Only you get this test.',
    organisation: organisation.name,
    title: `Test of “${list.name}”`,
    blocks: [
      {
        kind: 'text',
        text:
          inquiry === undefined
            ? 'None of last week’s inquiries fits the rules of this list.'
            : 'This inquiry of last week fits the rules of this list. Subscribers get it like this:',
      },
      ...(inquiry === undefined ? [] : describe(mailing, inquiry)),
    ],
    footer: [`Only you get this test. You asked for it in Mailing Lists of ${organisation.name}.`],
  });
}

/** To an address from outside: nothing is sent to it before its owner says yes. */
/** What a list sends, to those who are asked whether they want it. */
export const subjectWords: Record<ListSubject, string> = {
  inquiries: 'inquiries',
  posts: 'posts',
  reports: 'its monthly report',
};

export function confirmSubscriptionMail({
  organisation,
  sends,
  url,
  days,
}: {
  organisation: string;
  sends: ListSubject;
  url: string;
  days: number;
}): WrittenMail {
  const name = toPlainName(organisation) || 'An organisation';
  return writeMail({
    subject: `Confirm emails from ${name}`,
    preview: 'Nothing is sent to you before you confirm.',
    organisation: name,
    title: `${name} wants to send you ${subjectWords[sends]} by email`,
    blocks: [
      {
        kind: 'text',
        text: `A team member of ${name} put this address on a mailing list. Open the page and press the button if you want these emails. The link works for ${days} days.`,
      },
      { kind: 'button', label: 'Open the page', href: url },
    ],
    footer: ['Do you not want them? Ignore this email. You are not on the list until you confirm.'],
  });
}
