import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Queryable, type Transaction, column, readRows } from '@rostrum/server-kit/database';
import type { ReadSearch } from './read-search.ts';
import { savedSearches } from './saved-searches.schema.ts';

const own = (userId: string, id: string) => and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));

const newMatches = sql<number>`(SELECT count(*)::int FROM saved_search_finds f
  WHERE f.search_id = saved_searches.id AND f.is_current AND f.found_at > saved_searches.seen_at)`;

const select = (db: Queryable) =>
  db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      filters: savedSearches.filters,
      alert: savedSearches.alert,
      seenAt: savedSearches.seenAt,
      createdAt: savedSearches.createdAt,
      newMatches,
    })
    .from(savedSearches);

export type SavedSearchRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
export type NewSavedSearch = Omit<typeof savedSearches.$inferInsert, keyof ReadSearch> &
  Pick<ReadSearch, 'kind' | 'query' | 'isConfirmed'>;

export const savedSearchRepository = {
  all: (db: Queryable, userId: string) =>
    select(db)
      .where(eq(savedSearches.userId, userId))
      .orderBy(sql`${newMatches} > 0 desc`, desc(savedSearches.createdAt), asc(savedSearches.id)),

  async get(db: Queryable, userId: string, id: string): Promise<SavedSearchRow | undefined> {
    const [row] = await select(db).where(own(userId, id));
    return row;
  },

  /** Of these organisations the ones that a person can find today, in lower case. */
  async listed(
    db: Queryable,
    companyUsernames: readonly string[],
    ownOrgId: string | null,
  ): Promise<Set<string>> {
    if (companyUsernames.length === 0) return new Set();
    const rows = await readRows(
      db,
      { name: column.text },
      sql`SELECT lower(o.company_username::text) AS name FROM organisations o JOIN searchable d ON d.id = o.id
        WHERE o.company_username = ANY(${sql.param(companyUsernames)}::citext[]) AND (d.is_public OR d.org_id = ${ownOrgId}::uuid)`,
    );
    return new Set(rows.map(({ name }) => name));
  },

  async nameOf(db: Queryable, userId: string, fingerprint: string): Promise<string | undefined> {
    const [row] = await db
      .select({ name: savedSearches.name })
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.fingerprint, fingerprint)));
    return row?.name;
  },

  /** How many there are; until the transaction ends no one else adds one for this person. */
  async countAlone(tx: Transaction, userId: string): Promise<number> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`saved-searches ${userId}`}, 0))`);
    return tx.$count(savedSearches, eq(savedSearches.userId, userId));
  },

  async add(db: Queryable, search: NewSavedSearch): Promise<string> {
    const [row] = await db.insert(savedSearches).values(search).returning({ id: savedSearches.id });
    if (!row) throw new Error('The search was not written.');
    return row.id;
  },

  /** False when there is no such search of this person. */
  async change(
    db: Queryable,
    userId: string,
    id: string,
    values: Partial<Pick<typeof savedSearches.$inferInsert, 'name' | 'alert' | 'alertSince' | 'seenAt'>>,
  ): Promise<boolean> {
    const changed = await db
      .update(savedSearches)
      .set(values)
      .where(own(userId, id))
      .returning({ id: savedSearches.id });
    return changed.length > 0;
  },

  /** What was removed; undefined when there was no such search of this person. */
  async remove(db: Queryable, userId: string, id: string): Promise<{ name: string } | undefined> {
    const [removed] = await db
      .delete(savedSearches)
      .where(own(userId, id))
      .returning({ name: savedSearches.name });
    return removed;
  },
};
