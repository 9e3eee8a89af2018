import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { organisations, users } from '@rostrum/identity/schema';
import { hasWordsIn, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { embedVersionRepository } from './embed-versions.repository.ts';
import { savedEmbeds } from './embeds.schema.ts';

export type SavedEmbedRecord = typeof savedEmbeds.$inferSelect;
type Key = Pick<SavedEmbedRecord, 'orgId' | 'id'>;

export interface SavedEmbedFilter {
  orgId: string;
  q?: string | undefined;
  status?: SavedEmbedRecord['status'] | undefined;
}

const isOwn = ({ orgId, id }: Key) => and(eq(savedEmbeds.orgId, orgId), eq(savedEmbeds.id, id));
const isAmong = ({ orgId, ids }: { orgId: string; ids: readonly string[] }) =>
  and(eq(savedEmbeds.orgId, orgId), inArray(savedEmbeds.id, [...ids]));
const matching = ({ orgId, q, status }: SavedEmbedFilter) =>
  and(
    eq(savedEmbeds.orgId, orgId),
    q ? hasWordsIn(sql`rostrum_text(${savedEmbeds.name})`, q) : undefined,
    status ? eq(savedEmbeds.status, status) : undefined,
  );

const select = (db: Queryable) =>
  db
    .select({
      embed: savedEmbeds,
      author: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
    })
    .from(savedEmbeds)
    .leftJoin(users, eq(users.id, savedEmbeds.createdBy));
export type SavedEmbedRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

export const savedEmbedRepository = {
  list: (db: Queryable, filter: SavedEmbedFilter, { limit, offset }: { limit: number; offset: number }) =>
    select(db)
      .where(matching(filter))
      .orderBy(desc(savedEmbeds.updatedAt), asc(savedEmbeds.id))
      .limit(limit)
      .offset(offset),

  async count(db: Queryable, filter: SavedEmbedFilter): Promise<number> {
    const [row] = await db.select({ total: count() }).from(savedEmbeds).where(matching(filter));
    return row?.total ?? 0;
  },

  async find(db: Queryable, key: Key): Promise<SavedEmbedRow | undefined> {
    const [row] = await select(db).where(isOwn(key));
    return row;
  },

  /** For pages that carry it: with the organisation whose people it shows. */
  async findForPage(db: Queryable, id: string) {
    const [row] = await db
      .select({ embed: savedEmbeds, companyUsername: organisations.companyUsername })
      .from(savedEmbeds)
      .innerJoin(organisations, eq(organisations.id, savedEmbeds.orgId))
      .where(eq(savedEmbeds.id, id));
    return row;
  },

  /** How many there are; until the transaction ends no one else adds one to this organisation. */
  async countAlone(tx: Transaction, orgId: string): Promise<number> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved-embeds ${orgId}`}, 0))`);
    return tx.$count(savedEmbeds, eq(savedEmbeds.orgId, orgId));
  },

  async add(db: Queryable, values: typeof savedEmbeds.$inferInsert): Promise<SavedEmbedRecord> {
    const [row] = await db.insert(savedEmbeds).values(values).returning();
    if (!row) throw new Error('The database did not answer the embed it stored.');
    return row;
  },

  /** False when the version has moved on. */
  async change(
    db: Queryable,
    { version, ...key }: Key & { version: number },
    values: Partial<Pick<SavedEmbedRecord, 'name' | 'status' | 'settings'>>,
  ): Promise<boolean> {
    const changed = await db
      .update(savedEmbeds)
      .set({ ...values, version: sql`${savedEmbeds.version} + 1` })
      .where(and(isOwn(key), eq(savedEmbeds.version, version)))
      .returning({ id: savedEmbeds.id });
    return changed.length > 0;
  },

  /** Sets some settings of several embeds; returns how many there were. */
  async applySettings(
    db: Queryable,
    { orgId, ids }: { orgId: string; ids: readonly string[] },
    { settings, savedBy }: { settings: Partial<SavedEmbedRecord['settings']>; savedBy: string },
  ): Promise<number> {
    if (ids.length === 0) return 0;
    const changed = await db
      .update(savedEmbeds)
      .set({
        settings: sql`${savedEmbeds.settings} || ${JSON.stringify(settings)}::jsonb`,
        version: sql`${savedEmbeds.version} + 1`,
      })
      .where(and(eq(savedEmbeds.orgId, orgId), inArray(savedEmbeds.id, [...ids])))
      .returning();
    for (const embed of changed) await embedVersionRepository.add(db, embed, savedBy);
    return changed.length;
  },

  /** Pauses or resumes those that are not so yet. */
  setStatus: (
    db: Queryable,
    { orgId, ids, status }: { orgId: string; ids: readonly string[]; status: SavedEmbedRecord['status'] },
  ): Promise<SavedEmbedRecord[]> =>
    db
      .update(savedEmbeds)
      .set({ status, version: sql`${savedEmbeds.version} + 1` })
      .where(and(isAmong({ orgId, ids }), ne(savedEmbeds.status, status)))
      .returning(),

  removeSeveral: (
    db: Queryable,
    several: { orgId: string; ids: readonly string[] },
  ): Promise<SavedEmbedRecord[]> => db.delete(savedEmbeds).where(isAmong(several)).returning(),

  async remove(db: Queryable, key: Key): Promise<SavedEmbedRecord | undefined> {
    const [row] = await db.delete(savedEmbeds).where(isOwn(key)).returning();
    return row;
  },
};
