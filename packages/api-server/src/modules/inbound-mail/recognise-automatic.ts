import type { InboundMail } from './read-mail.ts';

/**
 * Whether a program wrote it: out of office, a list, or one of our own that comes back. Such a mail is no answer, and is
 * never answered, so that two programs cannot write to each other for ever (RFC 3834).
 */
export function isAutomatic({ headers }: Pick<InboundMail, 'headers'>): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no';
  if (submitted !== '' && submitted.split(';')[0]?.trim() !== 'no') return true;
  if (/^(bulk|junk|list|auto[_-]reply)\b/i.test(headers.get('precedence')?.trim() ?? '')) return true;
  if (headers.get('return-path')?.trim() === '<>') return true;
  return ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'x-rostrum-kind', 'list-id'].some(
    (name) => headers.has(name),
  );
}

/** A report is its own lines and the head of the mail; what follows is of no use. */
const mostRead = 200_000;

/** Why a mail of ours came back for good; undefined when it only waits, or no mail server reports it. */
export function readBounce(raw: Uint8Array, { headers }: Pick<InboundMail, 'headers'>): string | undefined {
  if (!headers.get('content-type')?.toLowerCase().includes('multipart/report')) return undefined;
  // The report's own lines are in ASCII, whatever is around them (RFC 3464).
  const lines = Buffer.from(raw.subarray(0, mostRead)).toString('latin1').split('\n');
  const valueOf = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const status = valueOf('status');
  if (valueOf('action')?.toLowerCase() !== 'failed' || !status?.startsWith('5.')) return undefined;
  const said = valueOf('diagnostic-code') ?? '';
  const words = said.toLowerCase().startsWith('smtp;') ? said.slice('smtp;'.length).trim() : said;
  return `Came back: ${words === '' ? status : words.slice(0, 300)}`;
}
