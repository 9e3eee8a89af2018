import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address of ours stands for: a thread that takes answers, or one mail that may come back. */
type ReplyTarget = { kind: 'thread' | 'mail'; id: string };

export interface ReplyAddresses {
  /** Where answers to a thread go. */
  ofThread(id: string): string;
  /** Where a mail comes back to that cannot be delivered. */
  ofMail(id: string): string;
  /** What an address stands for; undefined when this installation never gave it out. */
  read(address: string): ReplyTarget | undefined;
}

const letters = { thread: 'r', mail: 'b' } as const;
const proofDigits = 24;
const pattern = new RegExp(`^([rb])([0-9a-f]{32})([0-9a-f]{${proofDigits}})@(.+)$`);

/**
 * Signed addresses: who did not get one in a mail cannot write to a thread. In hex, because mail servers on the way may
 * write the part before the @ in small letters; 57 of the 64 that it may have.
 */
export function createReplyAddresses({ domain, key }: { domain: string; key: Buffer }): ReplyAddresses {
  const proofOf = (letter: string, hex: string) =>
    createHmac('sha256', key).update(`${letter}${hex}`).digest('hex').slice(0, proofDigits);
  const write = (letter: string, id: string) => {
    const hex = id.replaceAll('-', '').toLowerCase();
    return `${letter}${hex}${proofOf(letter, hex)}@${domain}`;
  };
  return {
    ofThread: (id) => write(letters.thread, id),
    ofMail: (id) => write(letters.mail, id),
    read(address) {
      const [, letter = '', hex = '', proof = '', host] = pattern.exec(address.toLowerCase()) ?? [];
      if (host !== domain.toLowerCase()) return undefined;
      if (!timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(letter, hex)))) return undefined;
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return { kind: letter === letters.thread ? 'thread' : 'mail', id };
    },
  };
}
