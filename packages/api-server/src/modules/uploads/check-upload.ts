import type { UploadFault } from '@rostrum/contracts';
import { transaction, type Database } from '@rostrum/server-kit/database';
import type { FileStore, VirusScanner } from '@rostrum/server-kit/storage';
import { WorkerLimitError } from '@rostrum/server-kit/workers';
import { inspectInWorker } from './inspection/inspect-in-worker.ts';
import { readDocument } from './documents/read-document.ts';
import { checkPhotoHeader, decodePhoto, headerBytes } from './photos/decode-photo.ts';
import { previewName } from './photos/photo-names.ts';
import { findSoundEnding, soundName } from './sounds/sound-names.ts';
import { captionsName, findVideoEnding, videoName } from './videos/video-names.ts';
import { type UploadRecord, uploadRepository } from './uploads.repository.ts';

/** After these, a file that takes its checker down is refused. */
const maxAttempts = 3;

/** PDF, and Word without macros. */
const documentTypes: readonly string[] = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

interface CheckDeps {
  db: Database;
  uploadStore: FileStore;
  virusScanner: VirusScanner | undefined;
}

const refuse = (db: Database, id: string, fault: UploadFault): Promise<void> =>
  transaction(db, (tx) => uploadRepository.settle(tx, id, { state: 'refused', fault }));

/** A file of a message is handed on as it came, so what it is and what is in it is looked at. */
async function checkAttachment({ db, uploadStore, virusScanner }: CheckDeps, upload: UploadRecord) {
  const { id, key, name } = upload;
  const { bytes, inspected } = await inspectInWorker(await uploadRepository.bytes(db, upload), name);
  if (!inspected) return refuse(db, id, 'wrong_type');
  const scan = virusScanner ? await virusScanner(bytes) : 'not_scanned';
  if (scan === 'infected') return refuse(db, id, 'infected');
  await uploadStore.write(key, bytes);
  await transaction(db, (tx) => uploadRepository.settle(tx, id, { state: 'ready', scan, ...inspected }));
}

/** A document of a profile: as it came too, and read, so that what is private in it is seen before it is public. */
async function checkDocument({ db, uploadStore, virusScanner }: CheckDeps, upload: UploadRecord) {
  const { id, key, name } = upload;
  const { bytes, inspected } = await inspectInWorker(await uploadRepository.bytes(db, upload), name);
  if (!inspected || !documentTypes.includes(inspected.mediaType)) return refuse(db, id, 'wrong_type');
  const scan = virusScanner ? await virusScanner(bytes) : 'not_scanned';
  if (scan === 'infected') return refuse(db, id, 'infected');
  const read = await readDocument(bytes, inspected.mediaType);
  if (!read) return refuse(db, id, 'unreadable');
  if (read.isActive) return refuse(db, id, 'active');
  // Once more: what was read went to the reader, so that there was never a second copy beside it.
  await uploadStore.write(key, await uploadRepository.bytes(db, upload));
  const isRead = read.isWhole && read.text.trim().length > 0;
  await transaction(db, (tx) =>
    uploadRepository.settle(tx, id, { state: 'ready', scan, ...inspected, isRead, findings: read.findings }),
  );
}

/** Under which a recording or a video is played, by what it is; undefined for what browsers do not play. */
function findPlayedName({ purpose, key }: UploadRecord, mediaType: string): string | undefined {
  if (purpose === 'sound') {
    const ending = findSoundEnding(mediaType);
    return ending && soundName(key, ending);
  }
  const ending = findVideoEnding(mediaType);
  return ending && videoName(key, ending);
}

/** A recording or a video is played as it came but for what it says of its maker; its content decides how it is named. */
async function checkPlayed({ db, uploadStore, virusScanner }: CheckDeps, upload: UploadRecord) {
  const { id, key } = upload;
  // The upload itself is kept without metadata too: it goes into exports of the organisation.
  const { bytes: played, inspected } = await inspectInWorker(
    await uploadRepository.bytes(db, upload),
    upload.name,
    'played',
  );
  const playedName = inspected && findPlayedName(upload, inspected.mediaType);
  if (!inspected || !playedName) return refuse(db, id, 'wrong_type');
  const scan = virusScanner ? await virusScanner(played) : 'not_scanned';
  if (scan === 'infected') return refuse(db, id, 'infected');
  await uploadStore.write(key, played);
  await uploadStore.write(playedName, played);
  await transaction(db, (tx) => uploadRepository.settle(tx, id, { state: 'ready', scan, ...inspected }));
}

/** Captions of a video: text that the browser draws over it. */
async function checkCaptions({ db, uploadStore, virusScanner }: CheckDeps, upload: UploadRecord) {
  const { id, key, name } = upload;
  const { bytes, inspected } = await inspectInWorker(
    await uploadRepository.bytes(db, upload),
    name,
    'captions',
  );
  if (!inspected) return refuse(db, id, 'wrong_type');
  const scan = virusScanner ? await virusScanner(bytes) : 'not_scanned';
  if (scan === 'infected') return refuse(db, id, 'infected');
  await uploadStore.write(key, bytes);
  await uploadStore.write(captionsName(key), bytes);
  await transaction(db, (tx) =>
    uploadRepository.settle(tx, id, { state: 'ready', scan, name, mediaType: 'text/vtt' }),
  );
}

/**
 * Looks at a complete file, keeps it in the store and says what came of it. Repeated, it does the same again: a server
 * that ends in between loses nothing.
 */
export async function checkUpload(
  { db, uploadStore, virusScanner }: CheckDeps,
  { id }: { id: string },
): Promise<void> {
  const upload = await uploadRepository.startCheck(db, id);
  if (!upload) return;
  if (upload.checkAttempts > maxAttempts) return refuse(db, id, 'too_demanding');
  try {
    await check({ db, uploadStore, virusScanner }, upload);
  } catch (error) {
    // A worker that died of the file would have been the server: that attempt stays counted.
    const hasCrashed = error instanceof WorkerLimitError && error.reason === 'crashed';
    if (!hasCrashed) await uploadRepository.endCheck(db, id);
    throw error;
  }
}

async function check({ db, uploadStore, virusScanner }: CheckDeps, upload: UploadRecord): Promise<void> {
  const { id, purpose } = upload;
  // Whoever reads a table judges its content, row by row.
  if (purpose === 'csv') return uploadRepository.keepParts(db, id);
  if (purpose === 'attachment') return checkAttachment({ db, uploadStore, virusScanner }, upload);
  if (purpose === 'document') return checkDocument({ db, uploadStore, virusScanner }, upload);
  if (purpose === 'sound' || purpose === 'video')
    return checkPlayed({ db, uploadStore, virusScanner }, upload);
  if (purpose === 'captions') return checkCaptions({ db, uploadStore, virusScanner }, upload);
  const head = await uploadRepository.firstBytes(db, id, headerBytes);
  const fault = head ? await checkPhotoHeader(head, purpose) : 'unreadable';
  if (fault) return refuse(db, id, fault);
  const bytes = await uploadRepository.bytes(db, upload);
  const decoded = await decodePhoto(bytes, purpose);
  if ('fault' in decoded) return refuse(db, id, decoded.fault);
  await uploadStore.write(upload.key, bytes);
  await uploadStore.write(previewName(upload.key), decoded.preview);
  const { width, height } = decoded;
  await transaction(db, (tx) => uploadRepository.settle(tx, id, { state: 'ready', width, height }));
}
