import { type WrittenMail, writeMail } from '@rostrum/server-kit/mail';
import { momentIn } from './mail-times.ts';

export interface EndingHold {
  ref: string;
  expiresAt: Date | string;
}

/** More are counted, not listed: all of them stand in AI Quarantine. */
const mostListed = 20;

const countWords = (count: number) => (count === 1 ? '1 held inquiry' : `${count} held inquiries`);

/** To administrators: what has been held for nearly 30 days. What it says is read in AI Quarantine alone. */
export function holdsEndingMail(
  holds: readonly EndingHold[],
  {
    organisation,
    quarantineUrl,
  }: { organisation: { name: string; timezone: string }; quarantineUrl: string },
): WrittenMail {
  const more = holds.length - mostListed;
  const isOne = holds.length === 1;
  return writeMail({
    subject: `${countWords(holds.length)} will count as spam soon`,
    preview: 'Look at what is still waiting, in case it is genuine.',
    organisation: organisation.name,
    title: `${countWords(holds.length)} will soon count as spam`,
    blocks: [
      {
        kind: 'text',
        text: `${isOne ? 'It has' : 'They have'} been held for nearly 30 days and no one has decided. ${isOne ? 'It is' : 'They are'} kept after that too, and can still be released.`,
      },
      {
        kind: 'facts',
        facts: holds.slice(0, mostListed).map(({ ref, expiresAt }) => ({
          label: ref,
          value: `until ${momentIn(organisation.timezone, new Date(expiresAt))}`,
        })),
      },
      ...(more > 0 ? [{ kind: 'text' as const, text: `And ${more} more.` }] : []),
      { kind: 'button', label: 'Open AI Quarantine', href: quarantineUrl },
    ],
    footer: [`You get this because you are an administrator of ${organisation.name}.`],
  });
}
