import { sql } from 'drizzle-orm';
import type { Database } from './queryable.ts';
import { runAsSystem } from './principal.ts';
import { column } from './columns-read.ts';
import { readRows } from './rows.ts';

const synchroniseEveryMs = 60_000;
/**
 * A measurement is off by up to half its round trip. Correcting less than this would put rows that the server stamps out of
 * order with rows that the database stamps.
 */
const toleratedMs = 1000;

export interface DatabaseClock {
  /** Returns the time of the database. */
  now: () => Date;
  stop: () => void;
}

async function measureOffset(db: Database): Promise<number> {
  const before = performance.now();
  const [row] = await runAsSystem('the time of the database belongs to no organisation', () =>
    readRows(
      db,
      { ms: column.number },
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
    ),
  );
  if (!row) throw new Error('The database did not return its time.');
  // The time was read halfway between question and answer.
  return row.ms - (before + performance.now()) / 2;
}

/**
 * Returns a clock that follows the database's. Stored times are compared with it on every server, so a server whose own
 * clock is wrong ends nothing early. A difference of less than a second is not corrected. Between two
 * measurements the monotonic clock counts, which no change of the system's time moves.
 */
export async function createDatabaseClock(
  db: Database,
  { report }: { report: (error: unknown) => void },
): Promise<DatabaseClock> {
  let offset = await measureOffset(db);
  const timer = setInterval(() => {
    measureOffset(db).then(
      (measured) => (offset = measured),
      // The former offset stays right until the database answers again.
      report,
    );
  }, synchroniseEveryMs);
  timer.unref();
  return {
    now() {
      const measured = performance.now() + offset;
      const own = Date.now();
      return new Date(Math.abs(measured - own) < toleratedMs ? own : measured);
    },
    stop: () => clearInterval(timer),
  };
}
