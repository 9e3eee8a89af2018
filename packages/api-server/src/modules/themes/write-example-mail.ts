import { publicPaths } from '@rostrum/contracts';
import { writeMail, type WrittenMail } from '@rostrum/server-kit/mail';

/** An email as seekers get it, with every part that a look changes. Nothing in it happened, and it goes to no one. */
export const writeExampleMail = (
  { name, companyUsername }: { name: string; companyUsername: string },
  publicUrl: string,
): WrittenMail =>
  writeMail({
    subject: 'A reply to your inquiry',
    preview: `${name} replied to your inquiry.`,
    organisation: name,
    title: `${name} replied to your inquiry`,
    blocks: [
      { kind: 'text', text: 'This is an example of the emails that your organisation sends.' },
      { kind: 'quote', text: 'Thank you for your inquiry. We can speak to you tomorrow at ten.' },
      {
        kind: 'facts',
        facts: [
          { label: 'Reference', value: 'INQ-0000' },
          { label: 'Kind', value: 'Media' },
        ],
      },
      { kind: 'button', label: 'Read and reply', href: publicUrl },
      {
        kind: 'link',
        label: `Experts at ${name}`,
        href: new URL(publicPaths.organisation(companyUsername), publicUrl).href,
      },
    ],
    footer: ['An email says here why it came, and how to stop it.'],
  });
