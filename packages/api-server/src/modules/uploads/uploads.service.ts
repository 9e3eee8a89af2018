import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  navigationRoleOf,
  uploadLimitBytes,
  type ParsedBody,
  type Upload,
  type UploadPurpose,
  type uploads,
} from '@rostrum/contracts';
import {
  BusinessError,
  ConflictError,
  InputError,
  NotFoundError,
  RateLimitError,
  type Permitted,
  type RequestSession,
} from '@rostrum/server-kit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import type { FileStore } from '@rostrum/server-kit/storage';
import { filePath, previewName } from './photos/photo-names.ts';
import { readInParts } from './read-in-parts.ts';
import { namesOfUpload } from './upload-names.ts';
import { uploadRepository, type UploadRecord } from './uploads.repository.ts';

/** What one row of the database holds, and so what one upload keeps in memory while it arrives. */
const partBytes = 262_144;

/** Files of messages that one account may have waiting, so that none fills the disk without ever sending. */
const mostLoose = 25;

/** Files that one account may have on their way or being checked: twelve of the largest. */
const maxUnfinishedBytes = 12 * uploadLimitBytes;
/** An upload that stands still for so long no longer counts, though it can be continued. */
const stalledMs = 600_000;

const missing = () => new NotFoundError('This upload is not there. Choose the file again.');

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

interface UploadServiceDeps {
  db: Database;
  uploadStore: FileStore;
  clock: () => Date;
  /** Orders the check of a complete file. */
  orderCheck: (tx: Transaction, order: { id: string }) => Promise<void>;
}

/** Files of users: announced, received in as many requests as the line takes, then checked in the background. */
export function createUploadService({ db, uploadStore, clock, orderCheck }: UploadServiceDeps) {
  const findOwn = async (session: RequestSession, id: string): Promise<UploadRecord> => {
    const row = await uploadRepository.find(db, { id, userId: session.userId });
    if (!row) throw missing();
    return row;
  };

  async function requireRoom(
    session: RequestSession,
    { purpose, size }: { purpose: UploadPurpose; size: number },
  ): Promise<void> {
    const before = new Date(clock().getTime() - stalledMs);
    const unfinished = await uploadRepository.sumUnfinished(db, session.userId, before);
    if (unfinished + size > maxUnfinishedBytes)
      throw new RateLimitError(60, 'Too many files are on their way. Wait until some of them have arrived.');
    const isSeeker = navigationRoleOf(session.role) === 'seeker';
    if (isSeeker && purpose !== 'attachment' && purpose !== 'photo')
      throw InputError.field('purpose', 'Your account takes a photo of you and files of inquiries only.');
    // Anybody can become a seeker, so what they leave lying is counted, of both kinds.
    if (!isSeeker && purpose !== 'attachment') return;
    if ((await uploadRepository.countLoose(db, session.userId)) >= mostLoose)
      throw new RateLimitError(3600, 'Too many files wait to be sent. Send or remove some of them first.');
  }

  async function addPart(own: { id: string; userId: string }, offset: number, bytes: Buffer): Promise<void> {
    await transaction(db, async (tx) => {
      const row = await uploadRepository.advance(tx, { ...own, offset, length: bytes.length });
      if (!row)
        throw new ConflictError(
          'The file does not continue at this offset. Ask for the offset and go on there.',
        );
      await uploadRepository.addPart(tx, {
        uploadId: own.id,
        userId: own.userId,
        position: offset,
        bytes,
      });
      if (row.state === 'checking') await orderCheck(tx, { id: own.id });
    });
  }

  return {
    async create(session: Permitted<'upload.own'>, body: ParsedBody<typeof uploads.create>): Promise<Upload> {
      await requireRoom(session, body);
      const key = randomBytes(16).toString('hex');
      return toUpload(await uploadRepository.create(db, { ...body, userId: session.userId, key }));
    },

    async get(session: Permitted<'upload.own'>, id: string): Promise<Upload> {
      return toUpload(await findOwn(session, id));
    },

    async remove(session: Permitted<'upload.own'>, id: string): Promise<{ removed: boolean }> {
      await findOwn(session, id);
      const removed = await uploadRepository.remove(db, { id, userId: session.userId });
      if (removed) for (const name of namesOfUpload(removed.key)) await uploadStore.remove(name);
      return { removed: removed !== undefined };
    },

    /** Takes bytes from `offset` on; answers where the file ends now. What arrived before the line broke stays. */
    async append(
      session: Permitted<'upload.own'>,
      { id, offset, body }: { id: string; offset: number; body: Readable },
    ): Promise<number> {
      const row = await findOwn(session, id);
      if (row.received !== offset)
        throw new ConflictError(
          'The file does not continue at this offset. Ask for the offset and go on there.',
        );
      let received = offset;
      for await (const bytes of readInParts(body, partBytes)) {
        if (received + bytes.length > row.size)
          throw new BusinessError('too_large', 'More bytes came than the file was said to have.');
        await addPart({ id, userId: session.userId }, received, bytes);
        received += bytes.length;
      }
      return received;
    },
  };
}

export type UploadService = ReturnType<typeof createUploadService>;
