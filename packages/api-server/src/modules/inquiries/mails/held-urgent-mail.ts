import { type WrittenMail, writeMail } from '@rostrum/server-kit/mail';
import type { MailedInquiry } from './inquiry-mails.ts';
import { momentIn } from './mail-times.ts';

/** To the desk: an inquiry is held and its deadline is near. What it says is read in AI Quarantine alone. */
export function heldUrgentMail(
  {
    ref,
    recipients,
    organisation,
    deadlineAt,
  }: Pick<MailedInquiry, 'ref' | 'recipients' | 'organisation' | 'deadlineAt'>,
  { now, quarantineUrl }: { now: Date; quarantineUrl: string | null },
): WrittenMail {
  const until = momentIn(organisation.timezone, deadlineAt ?? now);
  return writeMail({
    subject: `Held, with a deadline today or tomorrow (${ref})`,
    preview: `Deadline: ${until}.`,
    organisation: organisation.name,
    title: 'A held inquiry has a deadline within 24 hours',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Reference', value: ref },
          { label: 'Deadline', value: until },
          { label: 'Sent to', value: recipients.length === 0 ? organisation.name : recipients.join(', ') },
        ],
      },
      quarantineUrl === null
        ? { kind: 'text', text: 'Ask an administrator to look at it in AI Quarantine. It may be genuine.' }
        : { kind: 'button', label: 'Open AI Quarantine', href: quarantineUrl },
    ],
    footer: [`You get this because you take inquiries at ${organisation.name}.`],
  });
}
