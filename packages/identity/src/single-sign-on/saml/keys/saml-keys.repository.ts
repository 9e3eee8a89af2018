import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { samlKeys, type SamlKeyUse } from './saml-keys.schema.ts';

export type SamlKey = typeof samlKeys.$inferSelect;

const isLive = (orgId: string) =>
  and(eq(samlKeys.orgId, orgId), or(isNull(samlKeys.retiresAt), gt(samlKeys.retiresAt, sql`now()`)));

export const samlKeyRepository = {
  /** Keys that are listed, oldest first. */
  list: (db: Queryable, orgId: string): Promise<SamlKey[]> =>
    db.select().from(samlKeys).where(isLive(orgId)).orderBy(asc(samlKeys.activeFrom), asc(samlKeys.id)),

  /** Adds a key unless the organisation has one for this use: two servers may try at once. */
  async addFirst(tx: Transaction, key: typeof samlKeys.$inferInsert): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saml_keys ${key.orgId}`}, 0))`);
    const live = await this.list(tx, key.orgId);
    if (!live.some(({ use }) => use === key.use)) await tx.insert(samlKeys).values(key);
  },

  /** Adds the successor of the keys of a use, which retire at `retiresAt`. */
  async replace(tx: Transaction, key: typeof samlKeys.$inferInsert, retiresAt: Date): Promise<void> {
    await tx
      .update(samlKeys)
      .set({ retiresAt })
      .where(and(isLive(key.orgId), eq(samlKeys.use, key.use), isNull(samlKeys.retiresAt)));
    await tx.insert(samlKeys).values(key);
  },

  /** Organisations with a key that was made before `madeBefore` and has no successor yet. */
  async listDue(db: Queryable, madeBefore: Date): Promise<string[]> {
    const rows = await db
      .selectDistinct({ orgId: samlKeys.orgId })
      .from(samlKeys)
      .where(and(isNull(samlKeys.retiresAt), lt(samlKeys.createdAt, madeBefore)))
      .orderBy(asc(samlKeys.orgId));
    return rows.map(({ orgId }) => orgId);
  },

  async prune(db: Queryable, now: Date): Promise<void> {
    await db.delete(samlKeys).where(lt(samlKeys.retiresAt, now));
  },
};

export type { SamlKeyUse };
