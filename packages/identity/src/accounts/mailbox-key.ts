import { createHash } from 'node:crypto';

/** Domains that ignore dots, under the name that they share. */
const ignoresDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** The mailbox that an address fills: `Ada+1@…` and `ada+2@…` are one, or a limit per mailbox would count nothing. */
export function mailboxOf(email: string): string {
  const folded = email.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const [name = ''] = folded.slice(0, at).split('+', 1);
  const shared = ignoresDots.get(domain);
  return shared === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${shared}`;
}

/** The mailbox as the key of a limit: short enough for its column, and no list of addresses for whoever reads the table. */
export const mailboxKey = (email: string): string =>
  createHash('sha256').update(mailboxOf(email)).digest('base64url');
