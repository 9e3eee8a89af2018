import { fileTypeFromBuffer } from 'file-type';

/** Every signature lies within; a prefix also keeps the library from walking through a large container. */
const signatureBytes = 4_100;

const accepted: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const heif: ReadonlySet<string> = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]);

/** What a file is by its first bytes. No decoder sees it before. */
export async function findPhotoKind(
  bytes: Buffer,
): Promise<'accepted' | 'heic' | 'wrong_type' | 'unreadable'> {
  const head = bytes.subarray(0, signatureBytes);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found && accepted.has(found.mime)) return 'accepted';
  if (found && heif.has(found.mime)) return 'heic';
  // A drawing is text, which has no signature.
  return found || head.toString('latin1').toLowerCase().includes('<svg') ? 'wrong_type' : 'unreadable';
}
