import type { Upload } from '@rostrum/contracts';
import { randomBytes } from 'node:crypto';
import { BusinessError, ConflictError, NotFoundError } from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { filePath, previewName } from './photos/photo-names.ts';
import { readInParts } from './read-in-parts.ts';
import { namesOfUpload } from './upload-names.ts';
import { uploadRepository, type UploadOwner, type UploadRecord } from './uploads.repository.ts';

/** What one row of the database holds, and so what one upload keeps in memory while it arrives. */
const partBytes = 262_144;

const missing = () => new NotFoundError('This upload is not there. Choose the file again.');
const wrongOffset = () =>
  new ConflictError('The file does not continue at this offset. Ask for the offset and go on there.');

export const toUpload = (row: UploadRecord): Upload => ({
  id: row.id,
  name: row.name,
  size: row.size,
  received: row.received,
  state: row.state,
  fault: row.fault,
  preview:
    row.state === 'ready' && row.width !== null && row.height !== null
      ? { src: filePath(previewName(row.key)), width: row.width, height: row.height }
      : null,
});

export interface UploadReceiverDeps {
  db: Database;
  uploadStore: FileStore;
  /** Orders the check of a complete file. */
  orderCheck: (tx: Transaction, order: { id: string }) => Promise<void>;
}

/** Takes files in for whoever owns them, in as many requests as the line takes. Who that is was checked by the caller. */
export function createUploadReceiver({ db, uploadStore, orderCheck }: UploadReceiverDeps) {
  async function find(owner: UploadOwner, id: string): Promise<UploadRecord> {
    const row = await uploadRepository.find(db, { ...owner, id });
    if (!row) throw missing();
    return row;
  }

  async function addPart(own: UploadOwner & { id: string }, offset: number, bytes: Buffer): Promise<void> {
    await transaction(db, async (tx) => {
      const row = await uploadRepository.advance(tx, { ...own, offset, length: bytes.length });
      if (!row) throw wrongOffset();
      await uploadRepository.addPart(tx, { uploadId: own.id, userId: row.userId, position: offset, bytes });
      if (row.state === 'checking') await orderCheck(tx, { id: own.id });
    });
  }

  return {
    create: (
      owner: UploadOwner,
      file: Pick<UploadRecord, 'purpose' | 'name' | 'size'>,
    ): Promise<UploadRecord> =>
      uploadRepository.create(db, { ...file, ...owner, key: randomBytes(16).toString('hex') }),

    find,

    async remove(owner: UploadOwner, id: string): Promise<{ removed: boolean }> {
      await find(owner, id);
      const removed = await uploadRepository.remove(db, { ...owner, id });
      if (removed) for (const name of namesOfUpload(removed.key)) await uploadStore.remove(name);
      return { removed: removed !== undefined };
    },

    /** Takes bytes from `offset` on; returns where the file ends now. What arrived before the line broke stays. */
    async append(
      owner: UploadOwner,
      { id, offset, body }: { id: string; offset: number; body: AsyncIterable<Buffer> },
    ): Promise<number> {
      const row = await find(owner, id);
      if (row.received !== offset) throw wrongOffset();
      let received = offset;
      for await (const bytes of readInParts(body, partBytes)) {
        if (received + bytes.length > row.size)
          throw new BusinessError('too_large', 'More bytes came than the file was said to have.');
        await addPart({ ...owner, id }, received, bytes);
        received += bytes.length;
      }
      return received;
    },
  };
}

export type UploadReceiver = ReturnType<typeof createUploadReceiver>;
