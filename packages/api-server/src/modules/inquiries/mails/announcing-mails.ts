import { formatList } from '@rostrum/contracts';
import { type WrittenMail, toPlainName, writeMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';

/**
 * Mails to addresses that nobody has proved to own: a guest typed them, or an organisation into a profile. They announce and
 * lead to the text; what anybody wrote is not in them, or a stranger could have Rostrum mail it to whom they like.
 */
type Announced = Pick<MailedInquiry, 'ref' | 'recipients' | 'organisation'>;

const askedMost = 3;

function namesIn({ recipients, organisation }: Announced) {
  const organisationName = toPlainName(organisation.name) || 'the organisation';
  const people = recipients.slice(0, askedMost).map(toPlainName).filter(Boolean);
  const more = recipients.length - askedMost;
  const listed = more > 0 ? [...people, more === 1 ? 'one more' : `${more} more`] : people;
  return {
    organisation: organisationName,
    asked: listed.length === 0 ? organisationName : formatList(listed),
  };
}

const notYours =
  'You get this email because this address was entered with an inquiry. If that was not you, ignore it.';
const linkIsYours = 'The link is yours alone: anyone who has it can read the inquiry and reply.';

/** To a guest, at once. */
export function guestReceiptMail(inquiry: Announced, trackingUrl: string): WrittenMail {
  const { organisation, asked } = namesIn(inquiry);
  return writeMail({
    subject: `Your inquiry was received (${inquiry.ref})`,
    preview: `${organisation} has it. Reference ${inquiry.ref}.`,
    organisation,
    title: 'Thank you, your inquiry was received',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Reference', value: inquiry.ref },
          { label: 'Sent to', value: asked },
        ],
      },
      {
        kind: 'text',
        text: `Please confirm on that page that this is your address. ${organisation} then knows that replies reach you, and emails them to you in full.`,
      },
      { kind: 'button', label: 'Follow your inquiry and confirm', href: trackingUrl },
    ],
    footer: [notYours, linkIsYours],
  });
}

/** To a guest: there is a reply. */
export function guestReplyMail(inquiry: Announced, trackingUrl: string): WrittenMail {
  const { organisation } = namesIn(inquiry);
  return writeMail({
    subject: `${organisation} replied to your inquiry (${inquiry.ref})`,
    preview: 'Open it to read the reply.',
    organisation,
    title: 'Your inquiry has a reply',
    blocks: [
      { kind: 'text', text: `${organisation} replied to your inquiry ${inquiry.ref}.` },
      { kind: 'button', label: 'Read and reply', href: trackingUrl },
    ],
    footer: [notYours, linkIsYours],
  });
}

/** To a guest: something about a meeting was agreed or cancelled. */
export function guestMeetingMail(inquiry: Announced, trackingUrl: string): WrittenMail {
  const { organisation } = namesIn(inquiry);
  return writeMail({
    subject: `News about your meeting (${inquiry.ref})`,
    preview: 'Open your inquiry to read it.',
    organisation,
    title: 'There is news about your meeting',
    blocks: [
      { kind: 'text', text: `It is on the page of your inquiry ${inquiry.ref} to ${organisation}.` },
      { kind: 'button', label: 'Open your inquiry', href: trackingUrl },
    ],
    footer: [notYours, linkIsYours],
  });
}

/** To a guest, at the end. */
export function guestClosedMail(inquiry: Announced, trackingUrl: string): WrittenMail {
  const { organisation } = namesIn(inquiry);
  return writeMail({
    subject: `Your inquiry was closed (${inquiry.ref})`,
    preview: `${organisation} closed it.`,
    organisation,
    title: 'Your inquiry was closed',
    blocks: [
      {
        kind: 'text',
        text: `${organisation} closed your inquiry ${inquiry.ref}. If anything is left, reply within 14 days and it opens again.`,
      },
      { kind: 'button', label: 'See the whole exchange', href: trackingUrl },
    ],
    footer: [notYours, linkIsYours],
  });
}

/** To a person of the organisation without an account, whose address stands in the profile only. */
export function inquiryWaitsMail(inquiry: Announced, inboxUrl: string): WrittenMail {
  const { organisation } = namesIn(inquiry);
  return writeMail({
    subject: `An inquiry for you arrived (${inquiry.ref})`,
    preview: `${organisation} has it.`,
    organisation,
    title: 'An inquiry for you arrived',
    blocks: [
      {
        kind: 'text',
        text: `Someone asked for you at ${organisation}. The team there has the inquiry. With an account you can read it and reply; ask the team to invite you.`,
      },
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [
      `You get this email because ${organisation} has this address in a profile. If you do not know ${organisation}, ignore it.`,
    ],
  });
}
