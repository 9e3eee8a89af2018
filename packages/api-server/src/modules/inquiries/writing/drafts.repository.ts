import type { DraftMode } from '@rostrum/contracts/inquiries';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import type { DraftKey } from '../draft-key.ts';
import { inquiryDrafts } from '../inquiry-writing.schema.ts';

export interface DraftRecord {
  mode: DraftMode;
  body: string;
  version: number;
  updatedAt: Date;
}

const columns = {
  mode: inquiryDrafts.mode,
  body: inquiryDrafts.body,
  version: inquiryDrafts.version,
  updatedAt: inquiryDrafts.updatedAt,
};

const ofWriter = ({ orgId, inquiryId, userId }: DraftKey) =>
  and(
    eq(inquiryDrafts.orgId, orgId),
    eq(inquiryDrafts.inquiryId, inquiryId),
    eq(inquiryDrafts.userId, userId),
  );

export const draftRepository = {
  async ofWriter(db: Queryable, key: DraftKey): Promise<DraftRecord[]> {
    return db.select(columns).from(inquiryDrafts).where(ofWriter(key));
  },

  /** Stores a draft if it is still the one with this version; 0 stands for none. Undefined when it is not. */
  async save(
    db: Queryable,
    key: DraftKey,
    { mode, body, version }: { mode: DraftMode; body: string; version: number },
  ): Promise<DraftRecord | undefined> {
    const [row] =
      version === 0
        ? await db
            .insert(inquiryDrafts)
            .values({ ...key, mode, body })
            .onConflictDoNothing()
            .returning(columns)
        : await db
            .update(inquiryDrafts)
            .set({ body, version: sql`${inquiryDrafts.version} + 1` })
            .where(and(ofWriter(key), eq(inquiryDrafts.mode, mode), eq(inquiryDrafts.version, version)))
            .returning(columns);
    return row;
  },

  /** Puts a text in, whatever was there. */
  async put(db: Queryable, key: DraftKey, mode: DraftMode, body: string): Promise<DraftRecord> {
    const [row] = await db
      .insert(inquiryDrafts)
      .values({ ...key, mode, body })
      .onConflictDoUpdate({
        target: [inquiryDrafts.orgId, inquiryDrafts.inquiryId, inquiryDrafts.userId, inquiryDrafts.mode],
        set: { body, version: sql`${inquiryDrafts.version} + 1`, updatedAt: sql`now()` },
      })
      .returning(columns);
    if (row === undefined) throw new Error('The draft was not stored.');
    return row;
  },

  /** Empties a draft that was sent. Its version goes on, so another device cannot take the empty one for its own. */
  async empty(db: Queryable, key: DraftKey, mode: DraftMode): Promise<void> {
    await db
      .update(inquiryDrafts)
      .set({ body: '', version: sql`${inquiryDrafts.version} + 1` })
      .where(and(ofWriter(key), eq(inquiryDrafts.mode, mode)));
  },
};
