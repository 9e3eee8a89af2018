import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { personVersions } from './person-versions.schema.ts';

export type PersonVersionRecord = typeof personVersions.$inferSelect;
type NewVersion = typeof personVersions.$inferInsert;
export interface PersonKey {
  orgId: string;
  id: string;
}

const ofPerson = ({ orgId, id }: PersonKey) =>
  and(eq(personVersions.orgId, orgId), eq(personVersions.personId, id));

/** Versions of a profile. Changes belong in the transaction that changed the profile itself. */
export const personVersionRepository = {
  list: (db: Queryable, key: PersonKey): Promise<PersonVersionRecord[]> =>
    db.select().from(personVersions).where(ofPerson(key)).orderBy(desc(personVersions.number)),

  /** Those after a version, the oldest first. */
  after: (db: Queryable, key: PersonKey, number: number): Promise<PersonVersionRecord[]> =>
    db
      .select()
      .from(personVersions)
      .where(and(ofPerson(key), gt(personVersions.number, number)))
      .orderBy(asc(personVersions.number)),

  async exists(db: Queryable, key: PersonKey, number: number): Promise<boolean> {
    const rows = await db
      .select({ number: personVersions.number })
      .from(personVersions)
      .where(and(ofPerson(key), eq(personVersions.number, number)));
    return rows.length > 0;
  },

  /** Whether the photo of the profile was ever changed. */
  async hasPhotoChange(db: Queryable, key: PersonKey): Promise<boolean> {
    const rows = await db
      .select({ number: personVersions.number })
      .from(personVersions)
      .where(and(ofPerson(key), sql`${personVersions.former} ? 'photo'`))
      .limit(1);
    return rows.length > 0;
  },

  /** The newest version, and whether its sitting of 15 minutes goes on. */
  async latest(db: Queryable, key: PersonKey) {
    const [row] = await db
      .select({
        version: personVersions,
        isRecent: sql<boolean>`${personVersions.startedAt} > now() - interval '15 minutes'`,
      })
      .from(personVersions)
      .where(ofPerson(key))
      .orderBy(desc(personVersions.number))
      .limit(1);
    return row;
  },

  async add(tx: Transaction, version: NewVersion): Promise<void> {
    await tx.insert(personVersions).values(version);
  },

  /** Goes on with the sitting of a version. */
  async addTo(
    tx: Transaction,
    key: PersonKey,
    number: number,
    former: PersonVersionRecord['former'],
  ): Promise<void> {
    await tx
      .update(personVersions)
      .set({ former, savedAt: sql`now()` })
      .where(and(ofPerson(key), eq(personVersions.number, number)));
  },

  async markPublic(tx: Transaction, key: PersonKey, number: number): Promise<void> {
    await tx
      .update(personVersions)
      .set({ wasPublic: true })
      .where(and(ofPerson(key), eq(personVersions.number, number)));
  },

  async dropUpTo(tx: Transaction, key: PersonKey, number: number): Promise<void> {
    await tx.delete(personVersions).where(and(ofPerson(key), lte(personVersions.number, number)));
  },
};
