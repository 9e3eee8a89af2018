import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { seatRequest, type SeatRequest } from '@rostrum/contracts/settings';
import { organisations } from '@rostrum/identity/schema';
import type { Queryable } from '@rostrum/server-kit/database';
import { activityEntries } from '@rostrum/server-kit/schema';

const verbs = ['organisation.seats_requested', 'organisation.seats_changed'];

export interface OpenSeatRequest {
  companyUsername: string;
  request: SeatRequest;
}

/** The newest entry about seats of each organisation, or of one of them. */
const newestEntries = (db: Queryable, orgId?: string) =>
  db
    .selectDistinctOn([activityEntries.orgId], {
      verb: activityEntries.verb,
      after: activityEntries.after,
      by: activityEntries.actorName,
      at: activityEntries.createdAt,
      companyUsername: organisations.companyUsername,
    })
    .from(activityEntries)
    .innerJoin(organisations, eq(organisations.id, activityEntries.orgId))
    .where(
      and(
        inArray(activityEntries.verb, verbs),
        isNull(organisations.deletedAt),
        orgId === undefined ? undefined : eq(activityEntries.orgId, orgId),
      ),
    )
    .orderBy(activityEntries.orgId, desc(activityEntries.sequence));

type Entry = Awaited<ReturnType<typeof newestEntries>>[number];

/** Null where the seats were set since. */
const readRequest = ({ verb, after, by, at }: Entry): SeatRequest | null =>
  verb === 'organisation.seats_requested'
    ? seatRequest.parse({ ...after, by, requested_at: at.toISOString() })
    : null;

/** The request of an organisation that waits, as the record of its activity holds it. */
export async function findSeatRequest(db: Queryable, orgId: string): Promise<SeatRequest | null> {
  const [entry] = await newestEntries(db, orgId);
  return entry ? readRequest(entry) : null;
}

/** Every request that waits, for those who run the installation. */
export async function listSeatRequests(db: Queryable): Promise<OpenSeatRequest[]> {
  const entries = await newestEntries(db);
  return entries.flatMap((entry) => {
    const request = readRequest(entry);
    return request ? [{ companyUsername: entry.companyUsername, request }] : [];
  });
}
