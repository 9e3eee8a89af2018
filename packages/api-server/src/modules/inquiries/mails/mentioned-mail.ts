import { writeMail, type WrittenMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';

/** To a colleague whom an internal note names. What the note says stays inside. */
export function mentionedMail(
  inquiry: MailedInquiry,
  { inboxUrl, by }: { inboxUrl: string; by: string },
): WrittenMail {
  const { ref, restricted, subject, organisation } = inquiry;
  const about = restricted ? ref : `${subject} (${ref})`;
  return writeMail({
    subject: `${by} mentioned you: ${about}`,
    preview: 'Sign in to read the note.',
    organisation: organisation.name,
    title: `${by} mentioned you in a note`,
    blocks: [
      {
        kind: 'text',
        text: restricted
          ? 'It is about a restricted inquiry. Notes are never sent by email: sign in to read it.'
          : `It is about the inquiry “${subject}”. Notes are never sent by email: sign in to read it.`,
      },
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [`You get this email because a colleague at ${organisation.name} mentioned you.`, ref],
  });
}
