import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { role, cutText } from '@rostrum/contracts';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { personApprovals, personChangeRequests } from './change-requests.schema.ts';

export type ChangeRequestRecord = typeof personChangeRequests.$inferSelect;
interface Key {
  orgId: string;
  id: string;
}

const ofPerson = ({ orgId, id }: Key) =>
  and(eq(personChangeRequests.orgId, orgId), eq(personChangeRequests.personId, id));

/** The filter predicate of the list, on `people p`: something waits for approval. */
export const hasPendingChanges: SQL = sql`EXISTS (SELECT FROM person_change_requests c
  WHERE c.org_id = p.org_id AND c.person_id = p.id AND c.state = 'pending')`;

export const changeRequestRepository = {
  async approvableParts(db: Queryable, orgId: string): Promise<string[]> {
    const [row] = await db
      .select({ parts: personApprovals.parts })
      .from(personApprovals)
      .where(eq(personApprovals.orgId, orgId));
    return row?.parts ?? [];
  },

  async saveParts(tx: Transaction, orgId: string, parts: string[]): Promise<void> {
    await tx
      .insert(personApprovals)
      .values({ orgId, parts })
      .onConflictDoUpdate({ target: personApprovals.orgId, set: { parts } });
  },

  /** What waits, and what was sent back. */
  open: (db: Queryable, key: Key): Promise<ChangeRequestRecord[]> =>
    db
      .select()
      .from(personChangeRequests)
      .where(and(ofPerson(key), inArray(personChangeRequests.state, ['pending', 'returned'])))
      .orderBy(asc(personChangeRequests.requestedAt), asc(personChangeRequests.id)),

  async put(
    tx: Transaction,
    { orgId, id: personId }: Key,
    { part, after, userId, name }: { part: string; after: unknown; userId: string; name: string },
  ): Promise<void> {
    // A new proposal takes the place of the one that came back.
    await this.settle(tx, { orgId, id: personId }, [part], ['returned']);
    const requestedByName = cutText(name, 150);
    await tx
      .insert(personChangeRequests)
      .values({ orgId, personId, part, after, requestedBy: userId, requestedByName })
      .onConflictDoUpdate({
        target: [personChangeRequests.orgId, personChangeRequests.personId, personChangeRequests.part],
        targetWhere: sql`state = 'pending'`,
        set: { after, requestedBy: userId, requestedByName, requestedAt: sql`now()` },
      });
  },

  /** Withdraws what waits for some sections. */
  async settle(
    tx: Transaction,
    key: Key,
    parts: readonly string[],
    states: readonly ('pending' | 'returned')[] = ['pending', 'returned'],
  ): Promise<void> {
    if (parts.length === 0) return;
    await tx
      .update(personChangeRequests)
      .set({ state: 'withdrawn', decidedAt: sql`now()` })
      .where(
        and(
          ofPerson(key),
          inArray(personChangeRequests.part, [...parts]),
          inArray(personChangeRequests.state, [...states]),
        ),
      );
  },

  /** Who asked for a change, while they still look after the profile. */
  async requester(db: Queryable, { orgId, id }: Key, userId: string | null) {
    const [row] = await readRows(
      db,
      {
        name: column.text,
        firstname: column.text,
        email: column.text,
        role: column.fits(role),
        organisation: column.text,
      },
      sql`SELECT u.firstname || ' ' || u.lastname AS name, u.firstname, u.email::text AS email, m.role, o.name AS organisation
        FROM memberships m JOIN users u ON u.id = m.user_id AND u.status = 'active' AND u.deleted_at IS NULL
        JOIN organisations o ON o.id = m.org_id
        WHERE m.org_id = ${orgId} AND m.person_id = ${id} AND m.user_id = ${userId}`,
    );
    return row;
  },

  /** Decides about a request that is open; undefined when it was decided meanwhile. */
  async decide(
    tx: Transaction,
    key: Key,
    {
      request,
      from,
      ...values
    }: { request: string; from: readonly ('pending' | 'returned')[] } & Partial<ChangeRequestRecord>,
  ): Promise<ChangeRequestRecord | undefined> {
    const [row] = await tx
      .update(personChangeRequests)
      .set({ ...values, decidedAt: sql`now()` })
      .where(
        and(
          ofPerson(key),
          eq(personChangeRequests.id, request),
          inArray(personChangeRequests.state, [...from]),
        ),
      )
      .returning();
    return row;
  },
};
