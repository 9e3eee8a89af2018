import { writeMail, type WrittenMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';

/** To the team: an email about an inquiry was not added to it. */
export function refusedEmailMail(
  { ref, subject, restricted, organisation }: MailedInquiry,
  { reason }: { reason: string },
  inboxUrl: string,
): WrittenMail {
  const what = restricted ? ref : `${subject} (${ref})`;
  return writeMail({
    subject: `An email was not added: ${what}`,
    preview: reason,
    organisation: organisation.name,
    title: 'An email was not added to an inquiry',
    blocks: [
      {
        kind: 'text',
        text: `An email arrived for ${what}, and it is not in the thread. The reason that its sender gets: ${reason}`,
      },
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [`You get this email because you handle inquiries at ${organisation.name}.`, ref],
  });
}

/** To the seeker: their email was not added, and what to do instead. Repeats nothing that anyone typed. */
export function emailNotAddedMail(
  { ref }: Pick<MailedInquiry, 'ref'>,
  { organisation, reason }: { organisation: string; reason: string },
  trackingUrl: string,
): WrittenMail {
  return writeMail({
    subject: `Your email was not added (${ref})`,
    preview: reason,
    organisation,
    title: 'Your email was not added',
    blocks: [
      { kind: 'text', text: `${organisation} did not get an email about your inquiry ${ref}. ${reason}` },
      { kind: 'button', label: 'Reply on the page of your inquiry', href: trackingUrl },
    ],
    footer: [
      `You get this email because someone replied to an email about the inquiry ${ref}. If it was not you, you can ignore it.`,
    ],
  });
}
