import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PersonAvailability, PersonSection } from '@rostrum/contracts';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { personAddressRepository } from './person-address.repository.ts';
import { namesPrivateData, privateData, publicData } from './private-entry-data.ts';
import { people, personAvailability, personSections } from './people.schema.ts';

export type PersonRecord = typeof people.$inferSelect;

export const personDetailRepository = {
  async find(db: Queryable, orgId: string, id: string): Promise<PersonRecord | undefined> {
    const [row] = await db
      .select()
      .from(people)
      .where(and(eq(people.orgId, orgId), eq(people.id, id), isNull(people.deletedAt)));
    return row;
  },

  /** Adds a profile, or answers nothing when the username is or was another's, here or in another organisation. */
  async add(tx: Transaction, values: typeof people.$inferInsert): Promise<PersonRecord | undefined> {
    if ((await personAddressRepository.takenAmong(tx, [values.username])).size > 0) return undefined;
    const [row] = await tx
      .insert(people)
      .values(values)
      .onConflictDoNothing({ target: people.username })
      .returning();
    return row;
  },

  sections: (db: Queryable, orgId: string, personId: string) =>
    db
      .select({
        id: personSections.id,
        kind: personSections.kind,
        position: personSections.position,
        data: personSections.data,
      })
      .from(personSections)
      .where(and(eq(personSections.orgId, orgId), eq(personSections.personId, personId)))
      .orderBy(asc(personSections.kind), asc(personSections.position)),

  /** Entries with what their person and the team alone read of them. */
  async ownSections(db: Queryable, orgId: string, personId: string) {
    const rows = await db
      .select({
        id: personSections.id,
        kind: personSections.kind,
        position: personSections.position,
        data: personSections.data,
        privateData: personSections.privateData,
      })
      .from(personSections)
      .where(and(eq(personSections.orgId, orgId), eq(personSections.personId, personId)))
      .orderBy(asc(personSections.kind), asc(personSections.position));
    return rows.map(({ data, privateData: own, ...row }) => ({ ...row, data: { ...data, ...own } }));
  },

  /** Puts entries of one kind in the place of those before; one whose id was there keeps it. */
  async replaceSections(
    tx: Transaction,
    { orgId, id: personId, kind }: { orgId: string; id: string; kind: PersonSection['kind'] },
    entries: readonly { id?: string | undefined; data: Record<string, unknown> }[],
  ): Promise<void> {
    const gone = await tx
      .delete(personSections)
      .where(
        and(
          eq(personSections.orgId, orgId),
          eq(personSections.personId, personId),
          eq(personSections.kind, kind),
        ),
      )
      .returning({
        id: personSections.id,
        data: personSections.data,
        privateData: personSections.privateData,
        warnedOf: personSections.warnedOf,
      });
    if (entries.length === 0) return;
    const free = new Set(gone.map(({ id }) => id));
    /** The entry before: by its id, or where none is given, one that says the same. */
    const formerOf = (id: string | undefined, shown: Record<string, unknown>) =>
      gone.find((one) => (id === undefined ? isDeepStrictEqual(one.data, shown) : one.id === id));
    await tx.insert(personSections).values(
      entries.map(({ id, data }, position) => {
        // An id that is not theirs, or stands here twice, gets a new one.
        const kept = id !== undefined && free.delete(id);
        const shown = publicData(kind, data);
        const former = formerOf(id, shown);
        return {
          ...(kept && { id }),
          orgId,
          personId,
          kind,
          position,
          data: shown,
          privateData: namesPrivateData(kind, data) ? privateData(kind, data) : (former?.privateData ?? null),
          warnedOf: former?.warnedOf ?? null,
        };
      }),
    );
  },

  availability: (db: Queryable, orgId: string, personId: string) =>
    db
      .select()
      .from(personAvailability)
      .where(and(eq(personAvailability.orgId, orgId), eq(personAvailability.personId, personId)))
      .orderBy(asc(personAvailability.type)),

  /** Changes a profile that still has the version its editor read; answers false when somebody was faster. */
  async change(
    db: Queryable,
    { orgId, id, version }: { orgId: string; id: string; version: number },
    values: Partial<typeof people.$inferInsert>,
  ): Promise<boolean> {
    const changed = await db
      .update(people)
      .set({ ...values, version: sql`${people.version} + 1` })
      .where(and(eq(people.orgId, orgId), eq(people.id, id), eq(people.version, version)))
      .returning({ id: people.id });
    return changed.length > 0;
  },

  async replaceAvailability(
    db: Queryable,
    orgId: string,
    personId: string,
    rows: readonly PersonAvailability[],
  ): Promise<void> {
    await db
      .delete(personAvailability)
      .where(and(eq(personAvailability.orgId, orgId), eq(personAvailability.personId, personId)));
    if (rows.length === 0) return;
    await db.insert(personAvailability).values(
      rows.map(({ type, accepts, notice_hours, conditions, away_from, away_to }) => ({
        orgId,
        personId,
        type,
        accepts,
        noticeHours: notice_hours,
        conditions,
        awayFrom: away_from === null ? null : new Date(away_from),
        awayTo: away_to === null ? null : new Date(away_to),
      })),
    );
  },
};
