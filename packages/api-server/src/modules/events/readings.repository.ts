import { sql } from 'drizzle-orm';
import { longestReading } from '@rostrum/contracts';
import {
  column,
  type Database,
  type Queryable,
  readRows,
  transaction,
  uuidv7,
} from '@rostrum/server-kit/database';
import type { events } from './events.schema.ts';

interface Reading {
  orgId: string;
  postId: string;
  /** The visitor by the hash of today, and by that of the day before. */
  visitors: readonly [today: string, before: string];
  at: Date;
}
export type OpenedReading = Reading & { openedAt: Date };

type Reader = Pick<typeof events.$inferInsert, 'device' | 'bot' | 'internal'> & { seconds: number };

const moment = (value: Date) => sql`${value.toISOString()}::timestamptz`;
const isOfVisit = ({ orgId, postId, visitors, at }: Reading) =>
  sql`org_id = ${orgId} AND entity_id = ${postId}::uuid AND visitor = ANY(${sql.param(visitors)}::text[]) AND at > ${moment(at)} - interval '1 day'`;

/** What readers do on a post that they have opened. */
export const readingRepository = {
  /** When the visitor opened the post, within a day; null where they did not. */
  async findOpening(db: Queryable, reading: Reading): Promise<Date | null> {
    const [row] = await readRows(
      db,
      { opened: column.nullable(column.moment) },
      sql`SELECT min(at) AS opened FROM events WHERE ${isOfVisit(reading)} AND name = 'post_view'`,
    );
    return row?.opened ? new Date(row.opened) : null;
  },

  /**
   * Writes so many seconds of reading, as far as they can be true: all reports of a visitor together are no longer than the
   * time since the post was opened, nor than the longest reading. False where nothing is left to write.
   */
  record: (
    db: Database,
    reading: OpenedReading,
    { seconds, device, bot, internal }: Reader,
  ): Promise<boolean> =>
    transaction(db, async (tx) => {
      const { orgId, postId, visitors, at, openedAt } = reading;
      const passed = Math.ceil((at.getTime() - openedAt.getTime()) / 1000);
      // Reports that come at once must not each find the time still free.
      await tx.execute(
        sql`SELECT pg_advisory_xact_lock(hashtextextended(${`post_time ${postId} ${visitors[0]}`}, 0))`,
      );
      const { rowCount } = await tx.execute(
        sql`INSERT INTO events (id, at, org_id, name, entity_type, entity_id, visitor, seconds, device, bot, internal)
          SELECT ${uuidv7()}::uuid, ${moment(at)}, ${orgId}::uuid, 'post_time', 'post', ${postId}::uuid, ${visitors[0]}, true_time.seconds, ${device}, ${bot}::boolean, ${internal}::boolean
          FROM (SELECT least(${seconds}::int, least(${passed}::int, ${longestReading}::int) - coalesce(sum(seconds), 0))::int AS seconds
            FROM events WHERE ${isOfVisit(reading)} AND name = 'post_time') AS true_time
          WHERE true_time.seconds > 0`,
      );
      return (rowCount ?? 0) > 0;
    }),
};
