import { writeMail, type WrittenMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';

/** To the seeker: the team answers two inquiries as one. Both links lead there. */
export function mergedMail(
  inquiry: MailedInquiry,
  { ref, trackingUrl }: { ref: string; trackingUrl: string },
): WrittenMail {
  const team = inquiry.organisation.name;
  return writeMail({
    subject: `Your inquiries ${inquiry.ref} and ${ref} were joined`,
    preview: `${team} answers both together.`,
    organisation: team,
    title: 'Your inquiries were joined',
    blocks: [
      {
        kind: 'text',
        text: `${team} answers your inquiries ${inquiry.ref} and ${ref} together, since they are about the same matter. Nothing that you wrote is lost: the links of both lead to one page.`,
      },
      { kind: 'button', label: 'Follow your inquiry', href: trackingUrl },
    ],
    footer: [`About your inquiry ${inquiry.ref}. If they are not about the same matter, reply and say so.`],
  });
}
