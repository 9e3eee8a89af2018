import mime from 'mime';
import type { Attachment } from 'postal-mime';

/** Parts for other programs; readers miss nothing without them. */
const hiddenTypes: ReadonlySet<string> = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
  'application/pgp-signature',
  'application/pgp-encrypted',
  'application/pgp-keys',
  'application/applefile',
  'message/delivery-status',
  'message/global-delivery-status',
  'message/disposition-notification',
  'message/feedback-report',
  'text/rfc822-headers',
  'message/global-headers',
  // Its answer is in the text.
  'text/calendar',
]);

export const isHiddenPart = ({ mimeType, method, filename, disposition }: Attachment): boolean => {
  // An invitation is a file for its reader; an answer to one is a sentence.
  if (mimeType === 'text/calendar')
    return method?.toUpperCase() === 'REPLY' || (disposition !== 'attachment' && !filename);
  return hiddenTypes.has(mimeType);
};

const names: Readonly<Record<string, string>> = {
  'application/ms-tnef': 'winmail.dat',
  'application/vnd.ms-tnef': 'winmail.dat',
  'text/calendar': 'invite.ics',
};

function nameMessage({ content }: Attachment): string {
  const head = Buffer.from(content as ArrayBuffer)
    .subarray(0, 8_000)
    .toString('utf8');
  const subject = head
    .split(/\r?\n\r?\n/, 1)[0]
    ?.split(/\r?\n/)
    .find((line) => line.toLowerCase().startsWith('subject:'))
    ?.slice('subject:'.length)
    .trim();
  return `${subject && !subject.includes('=?') ? subject : 'message'}.eml`;
}

/** Returns the name of a file; one that has none is named after what it is. */
export function nameFile(part: Attachment): string {
  const { filename, mimeType, content } = part;
  if (filename) return filename;
  if (mimeType === 'message/rfc822' && typeof content !== 'string') return nameMessage(part);
  const known = names[mimeType];
  if (known !== undefined) return known;
  const extension = mime.getExtension(mimeType);
  const stem = mimeType.startsWith('image/') ? 'picture' : 'file';
  return extension === null ? stem : `${stem}.${extension}`;
}
