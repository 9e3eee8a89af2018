import { momentOf } from './local-time.ts';

/** The moment at which a calendar date begins in a time zone, whatever its offset is on that day. */
export const startOfDay = (date: string, timezone: string): Date => momentOf(`${date}T00:00:00`, timezone);
