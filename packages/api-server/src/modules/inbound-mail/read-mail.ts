import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { maxHeaderBytes, maxNesting } from './mail-bounds.ts';

export interface InboundFile {
  name: string;
  bytes: Uint8Array;
}

/** What we take of a mail. */
export interface InboundMail {
  from: string | undefined;
  /** Every address it names as a receiver. */
  to: string[];
  /** By their names in small letters; of several the first. */
  headers: ReadonlyMap<string, string>;
  text: string;
  files: InboundFile[];
  /** Stays the same when the mail comes again. */
  fingerprint: string;
}

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap((each) => (each.group ? each.group.map(({ address }) => address) : [each.address]));

/** Pictures of signatures come as parts of the HTML; a file is what was attached. */
const filesOf = ({ attachments }: Email): InboundFile[] =>
  attachments.flatMap(({ filename, content, related, mimeType }) =>
    related || typeof content === 'string' || mimeType.startsWith('message/')
      ? []
      : [
          {
            name: filename ?? 'file',
            bytes: content instanceof Uint8Array ? content : new Uint8Array(content),
          },
        ],
  );

/** Reads a mail as it came over the line. Throws when it is built to be endless. */
export async function readMail(raw: Uint8Array): Promise<InboundMail> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: maxNesting,
    maxHeadersSize: maxHeaderBytes,
    forceRfc822Attachments: true,
  });
  const headers = new Map<string, string>();
  for (const { key, value } of email.headers) if (!headers.has(key)) headers.set(key, value);
  const from = addressesOf(email.from && [email.from]);
  return {
    // Two senders are none: which of them wrote could not be told.
    from: from.length === 1 ? from[0] : undefined,
    to: [
      ...addressesOf(email.to),
      ...addressesOf(email.cc),
      ...[email.deliveredTo, headers.get('x-original-to')].filter((one) => one !== undefined),
    ],
    headers,
    text: email.text ?? '',
    files: filesOf(email),
    fingerprint: email.messageId ?? createHash('sha256').update(raw).digest('hex'),
  };
}
