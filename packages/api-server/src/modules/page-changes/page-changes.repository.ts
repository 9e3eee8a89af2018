import { lt } from 'drizzle-orm';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { pageChanges } from './page-changes.schema.ts';

/** With more of them everything is forgotten; no one needs the list then. */
const mostListed = 1000;

/** In the place of an organisation: what belongs to none, and may stand on any page. */
const everyOrganisation = '00000000-0000-0000-0000-000000000000';

export interface PageChanges {
  /** What the database had seen of transactions when this was read; the next question begins there. */
  seen: string;
  /** Organisations of whose public pages something changed. */
  changed: readonly string[] | 'all';
}

const statement = {
  name: 'page_changes_since',
  text: `select pg_current_snapshot()::text as seen, (select string_agg(org_id::text, ' ') from (
    select org_id from page_changes
    where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
    order by transaction limit ${mostListed + 1}) as unseen) as changed`,
};

export const pageChangesRepository = {
  /** What has changed since an earlier look. A change counts from when others see its transaction. */
  since: ({ $client: pool }: Database, since: string | undefined): Promise<PageChanges> =>
    runAsSystem('which pages changed is asked for every guest alike', async () => {
      const { rows } = await pool.query<{ seen: string; changed: string | null }>({
        ...statement,
        values: [since],
      });
      const [row] = rows;
      if (!row) throw new Error('A statement without a table answers one row.');
      const changed = row.changed?.split(' ') ?? [];
      const isTooMuch = changed.length > mostListed || changed.includes(everyOrganisation);
      return { seen: row.seen, changed: isTooMuch ? 'all' : changed };
    }),

  /** Forgets what every server has long seen, or will not ask for any more. */
  async prune(db: Database, before: Date): Promise<void> {
    await db.delete(pageChanges).where(lt(pageChanges.createdAt, before));
  },
};
