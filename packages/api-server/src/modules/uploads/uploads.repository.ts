import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { UploadFault, UploadPurpose } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import { retiredFiles, uploadParts, uploads } from './uploads.schema.ts';

export type UploadRecord = typeof uploads.$inferSelect;
/** Holds for some uploads. */
export type UploadCondition = SQL | undefined;

/** Whose an upload is: of an account, or of the guest who holds the key. */
export type UploadOwner = { userId: string } | { guestKeyHash: string };
type Own = UploadOwner & { id: string };

const isOf = (owner: UploadOwner) =>
  'userId' in owner ? eq(uploads.userId, owner.userId) : eq(uploads.guestKeyHash, owner.guestKeyHash);
const isOwn = (own: Own) => and(eq(uploads.id, own.id), isOf(own));
const isUnsentOfGuest = and(isNotNull(uploads.guestKeyHash), isNull(uploads.usedAt));

export const uploadRepository = {
  async create(
    db: Queryable,
    values: UploadOwner & Pick<UploadRecord, 'purpose' | 'name' | 'size' | 'key'>,
  ): Promise<UploadRecord> {
    const [row] = await db.insert(uploads).values(values).returning();
    if (!row) throw new Error('The database did not answer the upload it stored.');
    return row;
  },

  /** Files of messages that were announced or arrived and that no message has. */
  async countLoose(db: Queryable, owner: UploadOwner): Promise<number> {
    return db.$count(
      uploads,
      and(isOf(owner), inArray(uploads.purpose, ['attachment', 'photo']), isNull(uploads.usedAt)),
    );
  },

  /** Bytes of files that guests announced or uploaded and that no message has, of all guests together. */
  async sumUnsentOfGuests(db: Queryable): Promise<number> {
    const [row] = await db
      .select({ size: sql<number>`coalesce(sum(${uploads.size}), 0)::float8` })
      .from(uploads)
      .where(isUnsentOfGuest);
    return row?.size ?? 0;
  },

  /** Files of one owner that have arrived and that no message has, in the order in which they were announced. */
  async listReady(db: Queryable, owner: UploadOwner): Promise<UploadRecord[]> {
    return db
      .select()
      .from(uploads)
      .where(and(isOf(owner), eq(uploads.state, 'ready'), isNull(uploads.usedAt)))
      .orderBy(asc(uploads.id));
  },

  async find(db: Queryable, own: Own): Promise<UploadRecord | undefined> {
    const [row] = await db.select().from(uploads).where(isOwn(own));
    return row;
  },

  async findById(db: Queryable, id: string): Promise<UploadRecord | undefined> {
    const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
    return row;
  },

  /** Counts the attempt before it starts: one that takes the server down cannot count itself afterwards. */
  async startCheck(db: Queryable, id: string): Promise<UploadRecord | undefined> {
    const [row] = await db
      .update(uploads)
      .set({ checkAttempts: sql`${uploads.checkAttempts} + 1` })
      .where(and(eq(uploads.id, id), eq(uploads.state, 'checking')))
      .returning();
    return row;
  },

  /** The attempt ended, even if it failed: it did not take the server down. */
  async endCheck(db: Queryable, id: string): Promise<void> {
    await db
      .update(uploads)
      .set({ checkAttempts: sql`greatest(0, ${uploads.checkAttempts} - 1)` })
      .where(eq(uploads.id, id));
  },

  /** Bytes of files that are announced or being checked, but for those that have stood still since `before`. */
  async sumUnfinished(db: Queryable, userId: string, before: Date): Promise<number> {
    const [row] = await db
      .select({ size: sql<number>`coalesce(sum(${uploads.size}), 0)::float8` })
      .from(uploads)
      .where(
        and(
          eq(uploads.userId, userId),
          inArray(uploads.state, ['receiving', 'checking']),
          gte(uploads.updatedAt, before),
        ),
      );
    return row?.size ?? 0;
  },

  /** A file whose size was not known before it came is as large as what has arrived, and is to be checked. */
  async complete(db: Queryable, own: Own): Promise<void> {
    await db
      .update(uploads)
      .set({ size: sql`${uploads.received}`, state: 'checking' })
      .where(and(isOwn(own), eq(uploads.state, 'receiving')));
  },

  /**
   * Counts bytes that follow what has arrived; a file that is complete is to be checked. Undefined when the offset is not
   * where the file ends, or nothing more is expected.
   */
  async advance(
    db: Queryable,
    { offset, length, ...own }: Own & { offset: number; length: number },
  ): Promise<UploadRecord | undefined> {
    const next = sql`${uploads.received} + ${length}`;
    const [row] = await db
      .update(uploads)
      .set({
        received: next,
        state: sql`case when ${next} = ${uploads.size} then 'checking' else ${uploads.state} end`,
      })
      .where(
        and(
          isOwn(own),
          eq(uploads.received, offset),
          eq(uploads.state, 'receiving'),
          sql`${next} <= ${uploads.size}`,
        ),
      )
      .returning();
    return row;
  },

  async addPart(db: Queryable, part: typeof uploadParts.$inferInsert): Promise<void> {
    await db.insert(uploadParts).values(part);
  },

  /**
   * The whole file, in memory of its own. Part by part, since the driver reads bytes as text that is twice as long: all at
   * once, a file took six times its size.
   */
  async bytes(db: Queryable, { id, size }: Pick<UploadRecord, 'id' | 'size'>): Promise<Buffer> {
    const whole = Buffer.allocUnsafeSlow(size);
    let length = 0;
    for await (const part of uploadRepository.parts(db, id)) length += part.copy(whole, length);
    if (length !== size) throw new Error('Parts of an upload are missing.');
    return whole;
  },

  /** The bytes from part to part, so that no more than one is held. */
  async *parts(db: Queryable, uploadId: string): AsyncGenerator<Buffer> {
    for (let from = 0; ;) {
      const [part] = await db
        .select({ position: uploadParts.position, bytes: uploadParts.bytes })
        .from(uploadParts)
        .where(and(eq(uploadParts.uploadId, uploadId), gte(uploadParts.position, from)))
        .orderBy(asc(uploadParts.position))
        .limit(1);
      if (!part) return;
      yield part.bytes;
      from = part.position + part.bytes.length;
    }
  },

  /** Its first bytes, which say what it is, without loading the rest. */
  async firstBytes(db: Queryable, uploadId: string, count: number): Promise<Buffer | undefined> {
    const [part] = await db
      .select({ bytes: sql<Buffer>`substring(${uploadParts.bytes} from 1 for ${count})` })
      .from(uploadParts)
      .where(eq(uploadParts.uploadId, uploadId))
      .orderBy(asc(uploadParts.position))
      .limit(1);
    return part?.bytes;
  },

  /** Ready as it came: it stays in its parts, where the one who reads it takes it from. */
  async keepParts(db: Queryable, id: string): Promise<void> {
    await db.update(uploads).set({ state: 'ready' }).where(eq(uploads.id, id));
  },

  /** What the check found. The parts go: the file is in the store now, or is not wanted. */
  async settle(
    db: Queryable,
    id: string,
    values:
      | { state: 'ready'; width: number; height: number }
      | ({ state: 'ready'; mediaType: string; name: string; scan: UploadRecord['scan'] } & Partial<
          Pick<UploadRecord, 'isRead' | 'findings'>
        >)
      | { state: 'refused'; fault: UploadFault },
  ): Promise<void> {
    await db.update(uploads).set(values).where(eq(uploads.id, id));
    await db.delete(uploadParts).where(eq(uploadParts.uploadId, id));
  },

  /** Uses a file of a message, a document or a photo, unless another one has it; undefined for anything else. */
  async claim(
    db: Queryable,
    own: Own,
    usedAt: Date,
    purpose: Exclude<UploadPurpose, 'csv' | 'figure' | 'logo'> = 'attachment',
  ): Promise<UploadRecord | undefined> {
    const [row] = await db
      .update(uploads)
      .set({ usedAt })
      .where(
        and(isOwn(own), eq(uploads.purpose, purpose), eq(uploads.state, 'ready'), isNull(uploads.usedAt)),
      )
      .returning();
    return row;
  },

  async release(db: Queryable, ids: readonly string[]): Promise<void> {
    await db
      .update(uploads)
      .set({ usedAt: null })
      .where(inArray(uploads.id, [...ids]));
  },

  async setUsed(db: Queryable, id: string, usedAt: Date | null): Promise<void> {
    await db.update(uploads).set({ usedAt }).where(eq(uploads.id, id));
  },

  /** Answers what was removed; what is in use stays. */
  async remove(db: Queryable, own: Own): Promise<UploadRecord | undefined> {
    const [row] = await db
      .delete(uploads)
      .where(and(isOwn(own), isNull(uploads.usedAt)))
      .returning();
    return row;
  },

  /** Removes files that nothing uses and that have stood still since `before`; of guests since `ofGuestsBefore`. */
  async removeUnused(
    db: Queryable,
    { before, ofGuestsBefore }: { before: Date; ofGuestsBefore: Date },
  ): Promise<UploadRecord[]> {
    return db
      .delete(uploads)
      .where(
        and(
          isNull(uploads.usedAt),
          or(
            lt(uploads.updatedAt, before),
            and(isNotNull(uploads.guestKeyHash), lt(uploads.updatedAt, ofGuestsBefore)),
          ),
        ),
      )
      .returning();
  },

  /** A guest who proved an account has the files of its inquiries as that account from now on. */
  async giveToAccount(db: Queryable, ids: readonly string[], userId: string): Promise<void> {
    await db
      .update(uploads)
      .set({ userId, guestKeyHash: null })
      .where(and(inArray(uploads.id, [...ids]), isNotNull(uploads.guestKeyHash)));
  },

  /** Removes what the person uploaded, but for what is kept. Returns the keys of its files. */
  async removeOf(db: Queryable, userId: string, isKept: UploadCondition): Promise<string[]> {
    const removed = await db
      .delete(uploads)
      .where(and(eq(uploads.userId, userId), isKept && sql`not (${isKept})`))
      .returning({ key: uploads.key });
    return removed.map(({ key }) => key);
  },

  async retireFiles(db: Queryable, names: readonly string[], retiredAt: Date): Promise<void> {
    if (names.length === 0) return;
    await db
      .insert(retiredFiles)
      .values(names.map((name) => ({ name, retiredAt })))
      .onConflictDoNothing();
  },

  /** A file that is used again is no longer to be deleted. */
  async keepFiles(db: Queryable, names: readonly string[]): Promise<void> {
    for (const name of names) await db.delete(retiredFiles).where(eq(retiredFiles.name, name));
  },

  async retiredFiles(db: Queryable, before: Date): Promise<string[]> {
    const rows = await db
      .select({ name: retiredFiles.name })
      .from(retiredFiles)
      .where(lt(retiredFiles.retiredAt, before));
    return rows.map(({ name }) => name);
  },

  async forgetFile(db: Queryable, name: string): Promise<void> {
    await db.delete(retiredFiles).where(eq(retiredFiles.name, name));
  },
};
