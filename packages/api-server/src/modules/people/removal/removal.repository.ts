import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import type { PersonRecord } from '../person-detail.repository.ts';
import { people } from '../people.schema.ts';

interface Key {
  orgId: string;
  id: string;
}

/** Deleted as a whole, and not erased: what an import took back is a draft. */
const isDeleted = (orgId: string, since: Date) =>
  and(
    eq(people.orgId, orgId),
    eq(people.status, 'archived'),
    isNotNull(people.deletedAt),
    gt(people.deletedAt, since),
    sql`${people.username} <> 'former-' || ${people.id}::text`,
  );

export const removalRepository = {
  list: (db: Queryable, orgId: string, since: Date) =>
    db
      .select({
        id: people.id,
        firstname: people.firstname,
        lastname: people.lastname,
        username: people.username,
        jobTitle: people.jobTitle,
        deletedAt: people.deletedAt,
      })
      .from(people)
      .where(isDeleted(orgId, since))
      .orderBy(desc(people.deletedAt), people.id)
      .limit(200),

  async setDeleted(tx: Transaction, { orgId, id }: Key, deletedAt: Date): Promise<void> {
    await tx
      .update(people)
      .set({ deletedAt, version: sql`${people.version} + 1` })
      .where(and(eq(people.orgId, orgId), eq(people.id, id)));
  },

  /** Answers the profile as it is now, or nothing when none can be brought back. */
  async bringBack(tx: Transaction, { orgId, id }: Key, since: Date): Promise<PersonRecord | undefined> {
    const [row] = await tx
      .update(people)
      .set({ deletedAt: null, version: sql`${people.version} + 1` })
      .where(and(isDeleted(orgId, since), eq(people.id, id)))
      .returning();
    return row;
  },

  /**
   * Profiles whose days are over and that still say something of their person. Nothing is erased of an organisation on legal
   * hold, nor of people whom an inquiry on hold was sent to.
   */
  due: (db: Queryable, before: Date) =>
    readRows(
      db,
      { id: column.text, orgId: column.text },
      sql`SELECT p.id, p.org_id AS "orgId" FROM people p JOIN organisations o ON o.id = p.org_id
        WHERE p.deleted_at < ${before.toISOString()} AND p.username <> 'former-' || p.id::text AND o.legal_hold_at IS NULL
          AND NOT EXISTS (SELECT FROM inquiry_recipients r JOIN inquiries i ON i.org_id = r.org_id AND i.id = r.inquiry_id
            WHERE r.org_id = p.org_id AND r.person_id = p.id AND i.legal_hold_at IS NOT NULL)
        ORDER BY p.deleted_at LIMIT 100`,
    ),

  async lock(tx: Transaction, { orgId, id }: Key): Promise<PersonRecord | undefined> {
    const [row] = await tx
      .select()
      .from(people)
      .where(and(eq(people.orgId, orgId), eq(people.id, id), isNotNull(people.deletedAt)))
      .for('update');
    return row;
  },
};
