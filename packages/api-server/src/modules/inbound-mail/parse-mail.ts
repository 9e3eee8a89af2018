import { cutText } from '@rostrum/contracts';
import { toOwnBytes } from '@rostrum/server-kit/workers';
import { isAutomatic } from './automatic/is-automatic.ts';
import { readBounce } from './automatic/read-bounce.ts';
import { cutWithNote } from './cut-with-note.ts';
import { htmlToPlain, maxHtmlLength } from './html-to-plain.ts';
import { checkMailBounds, maxTextLength } from './mail-bounds.ts';
import { readCorrespondents } from './quotation/correspondents.ts';
import { extractReply } from './quotation/extract-reply.ts';
import { indentMark, isBlankText } from './quotation/lines.ts';
import { type InboundFile, type InboundMail, type MailPart, readMail } from './read-mail.ts';

/** All that is computed from the bytes of a mail, so that nothing else ever reads them. */
export interface ParsedMail extends Pick<InboundMail, 'from' | 'to' | 'isEncrypted' | 'fingerprint'> {
  /** The author's own text, without quotation and signature. */
  written: string;
  /** All of its text, with what it quotes. */
  whole: string;
  files: InboundFile[];
  /** A program wrote it. */
  isAutomatic: boolean;
  /** Set where it reports that a mail of ours came back for good. */
  bounceReason: string | undefined;
}

const longerNote = '\n\n[The email was longer than 100,000 characters; the rest was not kept.]';

const cidMark = (cid: string) => `[cid:${cid}]`;

/** Text with the names of its pictures in the places where they are shown. */
const namePictures = (text: string, parts: readonly MailPart[]): string => {
  let named = text;
  for (const { cid, name } of parts) if (cid) named = named.replaceAll(cidMark(cid), `[${name}]`);
  return named.replaceAll(/\[cid:[^\]]{1,200}\]/g, '[picture]');
};

/** Files that the author sends; pictures that only signature or quotation show are not among them. */
function selectFiles(
  parts: readonly MailPart[],
  whole: readonly string[],
  written: readonly string[],
): InboundFile[] {
  const shows = (texts: readonly string[], cid: string) => texts.some((text) => text.includes(cidMark(cid)));
  return parts
    .filter(({ cid }) => !cid || !shows(whole, cid) || shows(written, cid))
    .map(({ name, bytes }) => ({ name, bytes: toOwnBytes(bytes) }));
}

/**
 * Parses a mail. Runs in a worker.
 *
 * @throws InputError when the mail exceeds a bound.
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  checkMailBounds(raw);
  const mail = await readMail(raw);
  const who = readCorrespondents(mail);
  const texts = [mail.text, isBlankText(mail.html) ? '' : htmlToPlain(mail.html)].filter(
    (text) => !isBlankText(text),
  );
  const replies = texts.map((text) => extractReply(cutText(text, maxTextLength), who));
  // Prefer the text part. Some programs leave it empty, or put only the quotation into it.
  const at = Math.max(
    0,
    replies.findIndex((reply) => !isBlankText(reply)),
  );
  const whole = (texts[at] ?? '').replaceAll('\r\n', '\n').replaceAll('\u0000', '');
  const finish = (text: string) =>
    namePictures(text.replaceAll(indentMark, '    '), mail.files)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();
  const isHtmlCut = mail.html.length > maxHtmlLength && texts[at] !== mail.text;
  const { from, to, isEncrypted, fingerprint } = mail;
  return {
    from,
    to,
    isEncrypted,
    fingerprint,
    written: finish(replies[at] ?? '') || (mail.calendarAnswer ?? ''),
    whole:
      finish(cutWithNote(whole, maxTextLength, isHtmlCut ? '' : longerNote)) + (isHtmlCut ? longerNote : ''),
    files: selectFiles(mail.files, texts, replies),
    isAutomatic: isAutomatic(mail),
    bounceReason: readBounce(mail),
  };
}
