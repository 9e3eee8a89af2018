import { writeMail, type WrittenMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';

interface ClearanceAct {
  inboxUrl: string;
  by: string;
  /** "Legal": what it is cleared for. */
  step: string;
}

const toAbout = ({ ref, restricted, subject }: MailedInquiry) =>
  restricted ? `a restricted inquiry (${ref})` : `the inquiry “${subject}”`;

/** To the one whose turn it is. The text that is to be cleared stays inside: it has not gone out. */
export function clearanceAskedMail(
  inquiry: MailedInquiry,
  { inboxUrl, by, step }: ClearanceAct,
): WrittenMail {
  const { ref, restricted, subject, organisation } = inquiry;
  return writeMail({
    subject: `${by} asks you to clear a reply: ${restricted ? ref : `${subject} (${ref})`}`,
    preview: 'The reply goes out when it is cleared.',
    organisation: organisation.name,
    title: `${by} asks you to clear a reply`,
    blocks: [
      {
        kind: 'text',
        text: `It answers ${toAbout(inquiry)}. Your part is “${step}”. The reply is held until you clear it. Sign in to read it.`,
      },
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [`You get this email because a colleague at ${organisation.name} asked you.`, ref],
  });
}

/** To the writer of a reply that was not cleared. What has to change stands in the inquiry. */
export function clearanceRefusedMail(
  inquiry: MailedInquiry,
  { inboxUrl, by, step }: ClearanceAct,
): WrittenMail {
  const { ref, restricted, subject, organisation } = inquiry;
  return writeMail({
    subject: `${by} did not clear your reply: ${restricted ? ref : `${subject} (${ref})`}`,
    preview: 'Your reply was not sent. It is your draft again.',
    organisation: organisation.name,
    title: `${by} did not clear your reply`,
    blocks: [
      {
        kind: 'text',
        text: `It answers ${toAbout(inquiry)} and was not cleared for “${step}”. Your reply was not sent; it is your draft again. Sign in to read what has to change.`,
      },
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [`You get this email because you wrote the reply for ${organisation.name}.`, ref],
  });
}
