import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

interface MailboxRule {
  /** The name that all domains of the provider share. */
  domain: string;
  /** Characters of the local part that the provider ignores. */
  ignored?: RegExp;
  /** Separators, besides +, that begin a tag. */
  tag?: string;
}

const gmail: MailboxRule = { domain: 'gmail.com', ignored: /\./g };
const proton: MailboxRule = { domain: 'proton.me', ignored: /[.\-_]/g };
const apple: MailboxRule = { domain: 'icloud.com' };
const yahoo: MailboxRule = { domain: 'yahoo.com', tag: '-' };

/** Providers with several domains for one mailbox, or with more than one way to write its name. */
const providers = new Map<string, MailboxRule>([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['pm.me', proton],
  ['icloud.com', apple],
  ['me.com', apple],
  ['mac.com', apple],
  ['yahoo.com', yahoo],
  ['ymail.com', { domain: 'ymail.com', tag: '-' }],
]);

/** Returns the mailbox that an address delivers to: `Ada+1@…` and `ada+2@…` are the same one. */
export function toMailbox(email: string): string {
  const folded = email.normalize('NFKC').toLowerCase();
  const at = folded.lastIndexOf('@');
  const written = folded.slice(at + 1).replace(/\.+$/, '');
  const domain = domainToASCII(written) || written;
  const rule = providers.get(domain) ?? { domain };
  const local = folded.slice(0, at);
  const [beforePlus = ''] = local.split('+', 1);
  const [name = ''] = rule.tag === undefined ? [beforePlus] : beforePlus.split(rule.tag, 1);
  return `${rule.ignored === undefined ? name : name.replaceAll(rule.ignored, '')}@${rule.domain}`;
}

/** Returns the mailbox as the key of a limit: short enough for its column, and unreadable in the table. */
export const mailboxKey = (email: string): string =>
  createHash('sha256').update(toMailbox(email)).digest('base64url');
