import { toOwnBytes } from '@rostrum/server-kit/workers';
import { checkMailBounds, maxTextLength } from './mail-bounds.ts';
import { type InboundMail, readMail } from './read-mail.ts';
import { readBounce } from './recognise-automatic.ts';
import { stripQuoted } from './strip-quoted.ts';

/** All that is computed from the bytes of a mail, so that nothing else ever reads them. */
export interface ParsedMail extends Omit<InboundMail, 'text'> {
  /** The author's own text, without quotation and signature. */
  written: string;
  /** Set where it reports that a mail of ours came back for good. */
  bounceReason: string | undefined;
}

/**
 * Parses a mail. Runs in a worker.
 *
 * @throws InputError when the mail exceeds a bound.
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  checkMailBounds(raw);
  const { text, files, ...mail } = await readMail(raw);
  return {
    ...mail,
    files: files.map(({ name, bytes }) => ({ name, bytes: toOwnBytes(bytes) })),
    written: stripQuoted(text.slice(0, maxTextLength)),
    bounceReason: readBounce(raw, mail),
  };
}
