import { cutText } from '@rostrum/contracts';
import { randomBytes } from 'node:crypto';
import { transaction, type Database } from '@rostrum/server-kit/database';
import type { FileStore, VirusScanner } from '@rostrum/server-kit/storage';
import { checkUpload } from './check-upload.ts';
import { type UploadOwner, uploadRepository } from './uploads.repository.ts';

const partBytes = 1_048_576;

export interface MailedFileDeps {
  db: Database;
  uploadStore: FileStore;
  virusScanner: VirusScanner | undefined;
}

/**
 * Keeps a file that came by another way than the browser, such as with a mail, as an upload of its sender, looked at like every
 * other one. Undefined when it is of a kind that is not taken, or holds a virus.
 */
export async function keepMailedFile(
  deps: MailedFileDeps,
  {
    owner,
    name,
    bytes,
    purpose = 'attachment',
  }: { owner: UploadOwner; name: string; bytes: Uint8Array; purpose?: 'attachment' | 'photo' },
): Promise<string | undefined> {
  const { db } = deps;
  const key = randomBytes(16).toString('hex');
  const { id } = await transaction(db, async (tx) => {
    const row = await uploadRepository.create(tx, {
      ...owner,
      purpose,
      name: cutText(name, 255),
      size: bytes.length,
      key,
    });
    for (let position = 0; position < bytes.length; position += partBytes)
      await uploadRepository.addPart(tx, {
        uploadId: row.id,
        userId: row.userId,
        position,
        bytes: Buffer.from(bytes.subarray(position, position + partBytes)),
      });
    await uploadRepository.advance(tx, { ...owner, id: row.id, offset: 0, length: bytes.length });
    return row;
  });
  await checkUpload(deps, { id });
  return (await uploadRepository.findById(db, id))?.state === 'ready' ? id : undefined;
}
