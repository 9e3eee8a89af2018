import { createHash } from 'node:crypto';
import PostalMime, {
  type Address,
  addressParser,
  type Attachment,
  decodeWords,
  type Email,
} from 'postal-mime';
import { readCalendarAnswer } from './calendar-answer.ts';
import { maxHeaderBytes, maxNesting } from './mail-bounds.ts';
import { isHiddenPart, nameFile } from './mail-parts.ts';

export interface InboundFile {
  name: string;
  bytes: Uint8Array;
}

/** A file, and by which id the text shows it. */
export interface MailPart extends InboundFile {
  cid: string | undefined;
}

/** What we take of a mail. */
export interface InboundMail {
  from: string | undefined;
  fromName: string | undefined;
  /** Every address it names as a receiver. */
  to: string[];
  toNames: string[];
  subject: string;
  /** By their names in small letters; of several the first. */
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
  files: MailPart[];
  /** The texts of machine-readable reports about delivery (RFC 3464). */
  reports: string[];
  /** Words of its calendar part ("Accepted: Interview"), if any. */
  calendarAnswer: string | undefined;
  /** Its text cannot be read without the key of its receiver. */
  isEncrypted: boolean;
  /** Stays the same when the mail comes again. */
  fingerprint: string;
}

const mailboxesOf = (list: readonly Address[] = []) =>
  list.flatMap((each) => (each.group ? each.group : [each]));

const bytesOf = ({ content }: Attachment): Uint8Array => {
  if (typeof content === 'string') return Buffer.from(content, 'utf8');
  return content instanceof Uint8Array ? content : new Uint8Array(content);
};
const textOf = (attachment: Attachment): string => new TextDecoder('utf-8').decode(bytesOf(attachment));

const reportTypes = ['message/delivery-status', 'message/global-delivery-status'];
const encryptedTypes = ['application/pkcs7-mime', 'application/x-pkcs7-mime', 'application/pgp-encrypted'];

/** Headers by name; a header that folds or repeats counts once. */
function readHeaders({ headers }: Email): Map<string, string> {
  const found = new Map<string, string>();
  for (const { key, value } of headers) if (!found.has(key)) found.set(key, value);
  return found;
}

/** Reads a mail as it came over the line. Throws when it is built to be endless. */
export async function readMail(raw: Uint8Array): Promise<InboundMail> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: maxNesting,
    maxHeadersSize: maxHeaderBytes,
    forceRfc822Attachments: true,
  });
  const headers = readHeaders(email);
  const senders = mailboxesOf(addressParser(headers.get('from') ?? ''));
  const receivers = mailboxesOf([...(email.to ?? []), ...(email.cc ?? [])]);
  const { attachments } = email;
  const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return {
    // Two senders are none: which of them wrote could not be told.
    from: senders.length === 1 ? senders[0]?.address : undefined,
    fromName: senders.length === 1 ? senders[0]?.name : undefined,
    to: [
      ...receivers.map(({ address }) => address ?? ''),
      ...[email.deliveredTo, headers.get('x-original-to')].filter((one) => one !== undefined),
    ].filter((address) => address !== ''),
    toNames: receivers.map(({ name }) => name),
    subject: decodeWords(headers.get('subject') ?? ''),
    headers,
    text: email.text ?? '',
    html: email.html ?? '',
    files: attachments
      .filter((part) => !isHiddenPart(part))
      .map((part) => ({
        name: nameFile(part),
        bytes: bytesOf(part),
        cid: part.contentId?.replaceAll(/[<>\s]/g, ''),
      })),
    reports: attachments.filter(({ mimeType }) => reportTypes.includes(mimeType)).map(textOf),
    calendarAnswer: calendar && readCalendarAnswer(textOf(calendar)),
    isEncrypted: attachments.some(({ mimeType }) => encryptedTypes.includes(mimeType)),
    fingerprint: email.messageId ?? createHash('sha256').update(raw).digest('hex'),
  };
}
