import { transaction, type Database } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { decodePhoto } from './photos/decode-photo.ts';
import { previewName } from './photos/photo-names.ts';
import { uploadRepository } from './uploads.repository.ts';

/**
 * Looks at a complete file, keeps it in the store and says what came of it. Repeated, it does the same again: a server
 * that ends in between loses nothing.
 */
export async function checkUpload(
  { db, uploadStore }: { db: Database; uploadStore: FileStore },
  { id }: { id: string },
): Promise<void> {
  const upload = await uploadRepository.findForCheck(db, id);
  if (!upload) return;
  const { purpose } = upload;
  // Whoever reads a table judges its content, row by row.
  if (purpose === 'csv') return uploadRepository.keepParts(db, id);
  const bytes = await uploadRepository.bytes(db, id);
  const decoded = await decodePhoto(bytes, purpose);
  if ('fault' in decoded) {
    await transaction(db, (tx) =>
      uploadRepository.settle(tx, id, { state: 'refused', fault: decoded.fault }),
    );
    return;
  }
  await uploadStore.write(upload.key, bytes);
  await uploadStore.write(previewName(upload.key), decoded.preview);
  const { width, height } = decoded;
  await transaction(db, (tx) => uploadRepository.settle(tx, id, { state: 'ready', width, height }));
}
