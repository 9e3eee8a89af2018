import type { Database } from '@rostrum/server-kit/database';
import { type CountedDays, readFreshCounts } from '../../events/index.ts';
import type { Range } from './range.ts';

/** Events of days that are not counted yet, read once for all figures of a range and the one before it. */
export const readFreshOf = (db: Database, counted: CountedDays, { current, previous }: Range) =>
  readFreshCounts(db, counted, {
    from: previous?.from ?? current.from,
    until: current.until,
    timezone: current.timezone,
  });
