import { email, webAddress } from '@rostrum/contracts';

/** Where a typed link leads: a web address, with or without https://, or an email address. Null when it is neither. */
export function readLink(typed: string): string | null {
  const text = typed.trim();
  const mailbox = email.safeParse(text.replace(/^mailto:/i, ''));
  if (mailbox.success) return `mailto:${mailbox.data}`;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !/^https?:/i.test(text)) return null;
  const address = webAddress().safeParse(text);
  return address.success ? address.data : null;
}
