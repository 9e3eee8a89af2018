import { fileTypeFromBuffer } from 'file-type';
import { findFileKind } from './file-kinds.ts';
import { toSafeName } from './safe-name.ts';

export interface InspectedFile {
  mediaType: string;
  name: string;
}

const plainText = 'text/plain';

/** Text in UTF-8 without what no text holds. */
function isText(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
  } catch {
    return false;
  }
}

/** Text has no mark of its own, so here alone the name decides which it is. */
const isNamedAsText = (name: string) =>
  findFileKind(plainText)?.endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)) === true;

/** What a file is by its content, and the name that fits it; undefined for what is not taken. */
export async function inspectFile(bytes: Buffer, name: string): Promise<InspectedFile | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mediaType =
    found?.mime.split(';')[0] ?? (isNamedAsText(name) && isText(bytes) ? plainText : undefined);
  const kind = mediaType === undefined ? undefined : findFileKind(mediaType);
  if (mediaType === undefined || kind === undefined) return undefined;
  return { mediaType, name: toSafeName(name, kind.endings) };
}
