import { inquiryTypeLabel } from '@rostrum/contracts';
import { writeMail, type WrittenMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';
import { momentIn } from './mail-times.ts';

/** To whoever is responsible, else the desk: the first reply is due soon, or was missed. */
export function replyDueMail(
  { ref, type, subject, restricted, organisation }: MailedInquiry,
  { due, isMissed }: { due: Date; isMissed: boolean },
  inboxUrl: string,
): WrittenMail {
  const at = momentIn(organisation.timezone, due);
  const what = restricted ? `Restricted ${inquiryTypeLabel(type)} inquiry` : subject;
  const sentence = isMissed
    ? `The first reply was due at ${at}. The sender has had none.`
    : `The first reply is due at ${at}.`;
  return writeMail({
    subject: `${isMissed ? 'First reply missed' : 'First reply due soon'}: ${what} (${ref})`,
    preview: sentence,
    organisation: organisation.name,
    title: isMissed ? 'First reply missed' : 'First reply due soon',
    blocks: [
      { kind: 'text', text: `${what}\n${sentence}` },
      { kind: 'button', label: 'Open the inquiry', href: inboxUrl },
    ],
    footer: [
      `You get this email because you handle inquiries at ${organisation.name}, which set how soon it replies.`,
      ref,
    ],
  });
}
