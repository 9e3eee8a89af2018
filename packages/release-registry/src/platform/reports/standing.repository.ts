import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

/** An account or an organisation that an attacker founded to vote with has to be kept for as long as this first. */
const daysOfHistory = 7;

export const standingRepository = {
  /**
   * Whether an account counts by itself: a member, for a week, of an organisation that is a week old. Members of the
   * installation's first organisation, and of the demonstration, count at once: the operator made those. Seekers sign
   * themselves up and never do; they count by their network, as guests.
   */
  async hasHistory(db: Queryable, { userId, at }: { userId: string; at: Date }): Promise<boolean> {
    const since = sql`${at.toISOString()}::timestamptz - ${daysOfHistory} * interval '1 day'`;
    const [row] = await readRows(
      db,
      { found: column.flag },
      sql`SELECT EXISTS (
          SELECT 1 FROM memberships m JOIN organisations o ON o.id = m.org_id
          WHERE m.user_id = ${userId} AND o.deleted_at IS NULL AND o.status NOT IN ('suspended', 'closed')
            AND (o.is_demo OR greatest(m.created_at, o.created_at) <= ${since}
              OR NOT EXISTS (SELECT 1 FROM organisations earlier WHERE earlier.created_at < o.created_at))
        ) AS found`,
    );
    return row?.found ?? false;
  },
};
