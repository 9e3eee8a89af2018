import type { Database } from '@rostrum/server-kit/database';

/** With more of them everything is forgotten; no one needs the list then. */
const mostListed = 1000;

export interface ChangesSince {
  /** What the database had seen of transactions when this was read; the next question begins there. */
  seen: string;
  now: Date;
  /** Sessions, users, organisations and profiles that changed. */
  changed: readonly string[] | 'too many';
}

const statement = {
  name: 'session_changes_since',
  text: `select pg_current_snapshot()::text as seen, now() as now, (select string_agg(subject::text, ' ') from (
    select subject from session_changes
    where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
    order by transaction limit ${mostListed + 1}) as unseen) as changed`,
};

/**
 * What has changed of sessions since an earlier look. A change counts from when others see its transaction; that is why
 * transactions are compared and not moments: the one that began first may commit last.
 */
export async function sessionChangesSince(
  { $client: pool }: Database,
  since: string | undefined,
): Promise<ChangesSince> {
  const { rows } = await pool.query<{ seen: string; now: Date; changed: string | null }>({
    ...statement,
    values: [since],
  });
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers one row.');
  const changed = row.changed?.split(' ') ?? [];
  return { seen: row.seen, now: row.now, changed: changed.length > mostListed ? 'too many' : changed };
}
