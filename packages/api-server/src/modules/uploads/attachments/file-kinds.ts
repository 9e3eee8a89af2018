import type { AttachmentKind } from '@rostrum/contracts';

const openXml = 'application/vnd.openxmlformats-officedocument.';
const openDocument = 'application/vnd.oasis.opendocument.';

/** A kind of file that is handed on as it came, and the endings that its name may have. */
export interface FileKind {
  kind: AttachmentKind;
  endings: readonly [string, ...string[]];
}

/**
 * What may be attached, by content. Office files with macros, archives, programs and pages that could run script are not
 * among it.
 */
const kinds: Readonly<Record<string, FileKind>> = {
  'application/pdf': { kind: 'document', endings: ['pdf'] },
  'application/rtf': { kind: 'document', endings: ['rtf'] },
  [`${openXml}wordprocessingml.document`]: { kind: 'document', endings: ['docx'] },
  [`${openXml}spreadsheetml.sheet`]: { kind: 'spreadsheet', endings: ['xlsx'] },
  [`${openXml}presentationml.presentation`]: { kind: 'presentation', endings: ['pptx'] },
  [`${openDocument}text`]: { kind: 'document', endings: ['odt'] },
  [`${openDocument}spreadsheet`]: { kind: 'spreadsheet', endings: ['ods'] },
  [`${openDocument}presentation`]: { kind: 'presentation', endings: ['odp'] },
  'text/plain': { kind: 'text', endings: ['txt', 'csv', 'md', 'srt', 'vtt'] },
  'image/jpeg': { kind: 'image', endings: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', endings: ['png'] },
  'image/gif': { kind: 'image', endings: ['gif'] },
  'image/webp': { kind: 'image', endings: ['webp'] },
  'image/heic': { kind: 'image', endings: ['heic'] },
  'image/tiff': { kind: 'image', endings: ['tif', 'tiff'] },
  'audio/mpeg': { kind: 'audio', endings: ['mp3'] },
  'audio/mp4': { kind: 'audio', endings: ['m4a'] },
  'audio/x-m4a': { kind: 'audio', endings: ['m4a'] },
  'audio/wav': { kind: 'audio', endings: ['wav'] },
  'audio/ogg': { kind: 'audio', endings: ['ogg', 'oga'] },
  'audio/flac': { kind: 'audio', endings: ['flac'] },
  'video/mp4': { kind: 'video', endings: ['mp4', 'm4v'] },
  'video/quicktime': { kind: 'video', endings: ['mov'] },
  'video/webm': { kind: 'video', endings: ['webm'] },
};

export const findFileKind = (mediaType: string): FileKind | undefined =>
  Object.hasOwn(kinds, mediaType) ? kinds[mediaType] : undefined;
