import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { activityEntries } from '@rostrum/server-kit/schema';

const shown = 50;

/** When the seats of an organisation were set, newest first: the record of its activity holds it. */
export const listSeatChanges = (db: Queryable, orgId: string) =>
  db
    .select({ seats: activityEntries.after, changedAt: activityEntries.createdAt })
    .from(activityEntries)
    .where(and(eq(activityEntries.orgId, orgId), eq(activityEntries.verb, 'organisation.seats_changed')))
    .orderBy(desc(activityEntries.sequence))
    .limit(shown);
