import type { Queryable } from '@rostrum/server-kit/database';
import { uploadRepository, type UploadRecord } from './uploads.repository.ts';

export type TableFile = Pick<UploadRecord, 'id' | 'name' | 'size'>;

/** Uploaded tables, which are read as they came, part by part. */
export const createTableFiles = (db: Queryable) => ({
  /** A complete table of this user; undefined for anything else. */
  async find(own: { id: string; userId: string }): Promise<TableFile | undefined> {
    const upload = await uploadRepository.find(db, own);
    return upload?.state === 'ready' && upload.purpose === 'csv' ? upload : undefined;
  },
  read: (id: string) => uploadRepository.parts(db, id),
  /** Nothing needs it any more, or something does again. */
  setUsed: (id: string, usedAt: Date | null) => uploadRepository.setUsed(db, id, usedAt),
});
