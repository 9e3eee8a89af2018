import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { AlertFrequency, SearchFilters } from '@rostrum/contracts';
import { type Queryable, type Transaction, column, readRows, rowsOf } from '@rostrum/server-kit/database';
import type { ReadSearch } from './read-search.ts';
import { savedSearches } from './saved-searches.schema.ts';

/** Daily and weekly mails tell what was found until the clock of the person struck this hour. */
export const morningHour = 7;
/** Between two mails of one search with instant alerts, so that an afternoon of edits is not an afternoon of mails. */
export const instantPauseMinutes = 10;

export interface DueAlert {
  id: string;
  userId: string;
  orgId: string | null;
  name: string;
  filters: SearchFilters;
  alert: Exclude<AlertFrequency, 'off'>;
  firstname: string;
  lastname: string;
  email: string;
}

/** A search as the link in its mails finds it. */
export interface MailedSearch {
  name: string;
  filters: SearchFilters;
  alert: AlertFrequency;
}
interface StoppedAlert extends MailedSearch {
  userId: string;
  firstname: string;
  lastname: string;
}

/** Only who can sign in is mailed, and about a search of an organisation only who still belongs to it. */
const isReached = sql`u.status = 'active' AND u.deleted_at IS NULL AND (s.org_id IS NULL OR EXISTS (
    SELECT 1 FROM memberships m JOIN organisations o ON o.id = m.org_id
    WHERE m.user_id = s.user_id AND m.org_id = s.org_id AND o.status <> 'closed' AND o.deleted_at IS NULL))`;

/** Finds that are neither seen nor mailed, up to the moment that this alert tells of. */
const fresh = (now: Date) => sql`f.search_id = s.id AND f.is_current AND f.mailed_at IS NULL
  AND f.found_at > s.seen_at AND f.found_at >= s.alert_since AND f.found_at <= CASE s.alert
    WHEN 'daily' THEN rostrum_last_morning(${now.toISOString()}::timestamptz, u.timezone, ${morningHour}, 'day')
    WHEN 'weekly' THEN rostrum_last_morning(${now.toISOString()}::timestamptz, u.timezone, ${morningHour}, 'week')
    ELSE ${now.toISOString()}::timestamptz END`;

const isDue = (now: Date) => sql`s.alert <> 'off' AND ${isReached}
  AND (s.alert <> 'instant' OR s.alerted_at IS NULL OR s.alerted_at <= ${now.toISOString()}::timestamptz - make_interval(mins => ${instantPauseMinutes}))`;

export const alertRepository = {
  /** Searches with something to tell, in the order of their ids, behind one of them. */
  async due(
    db: Queryable,
    now: Date,
    { limit, after = null }: { limit: number; after?: string | null },
  ): Promise<string[]> {
    const rows = await readRows(
      db,
      { id: column.text },
      sql`SELECT s.id FROM saved_searches s JOIN users u ON u.id = s.user_id
        WHERE ${isDue(now)} AND (${after}::uuid IS NULL OR s.id > ${after}::uuid)
          AND EXISTS (SELECT 1 FROM saved_search_finds f WHERE ${fresh(now)}) ORDER BY s.id LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  },

  /**
   * Takes what a search has to tell: from here on it counts as mailed. Undefined when another server has it in hand, or
   * was faster. The finds come newest first.
   */
  async take(tx: Transaction, id: string, now: Date): Promise<(DueAlert & { found: string[] }) | undefined> {
    const [alert] = await rowsOf<DueAlert>(
      tx,
      sql`SELECT s.id, s.user_id AS "userId", s.org_id AS "orgId", s.name, s.filters, s.alert, u.firstname, u.lastname, u.email::text AS email
        FROM saved_searches s JOIN users u ON u.id = s.user_id WHERE s.id = ${id} AND ${isDue(now)} FOR UPDATE OF s SKIP LOCKED`,
    );
    if (!alert) return undefined;
    const rows = await readRows(
      tx,
      { id: column.text },
      sql`WITH told AS (
          UPDATE saved_search_finds f SET mailed_at = ${now.toISOString()}::timestamptz FROM saved_searches s JOIN users u ON u.id = s.user_id
          WHERE s.id = ${id} AND ${fresh(now)} RETURNING f.document_id, f.found_at
        )
        SELECT document_id AS id FROM told ORDER BY found_at DESC, document_id`,
    );
    if (rows.length === 0) return undefined;
    await tx.update(savedSearches).set({ alertedAt: now }).where(eq(savedSearches.id, id));
    return { ...alert, found: rows.map((row) => row.id) };
  },

  /** Turns the alert off. Undefined when the search is gone; otherwise the search as it was before. */
  async stop(tx: Transaction, id: string): Promise<StoppedAlert | undefined> {
    const [search] = await rowsOf<StoppedAlert>(
      tx,
      sql`SELECT s.user_id AS "userId", s.name, s.filters, s.alert, u.firstname, u.lastname
        FROM saved_searches s JOIN users u ON u.id = s.user_id WHERE s.id = ${id} FOR UPDATE OF s`,
    );
    if (search && search.alert !== 'off')
      await tx.update(savedSearches).set({ alert: 'off' }).where(eq(savedSearches.id, id));
    return search;
  },

  async find(db: Queryable, id: string): Promise<MailedSearch | undefined> {
    const [search] = await db
      .select({ name: savedSearches.name, filters: savedSearches.filters, alert: savedSearches.alert })
      .from(savedSearches)
      .where(eq(savedSearches.id, id));
    return search;
  },

  /** Searches that were read as queries before a moment, oldest first. */
  readBefore: (db: Queryable, moment: Date, limit: number) =>
    db
      .select({ id: savedSearches.id, filters: savedSearches.filters, orgId: savedSearches.orgId })
      .from(savedSearches)
      .where(lt(savedSearches.readAt, moment))
      .orderBy(asc(savedSearches.readAt))
      .limit(limit),

  async readAgain(
    db: Queryable,
    id: string,
    { kind, query, isConfirmed }: ReadSearch,
    readAt: Date,
  ): Promise<void> {
    await db
      .update(savedSearches)
      .set({ kind, query, isConfirmed, readAt })
      .where(and(eq(savedSearches.id, id), lt(savedSearches.readAt, readAt)));
  },
};
