import { cutText } from '@rostrum/contracts';
import { and, eq, isNotNull, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { organisations } from './organisations.schema.ts';

/** Whether the organisation that a row names is on legal hold as a whole. */
export const isOfHeldOrganisation = (orgId: SQL | Column): SQL =>
  sql`exists (select 1 from organisations held where held.id = ${orgId} and held.legal_hold_at is not null)`;

const columns = {
  id: organisations.id,
  name: organisations.name,
  at: organisations.legalHoldAt,
  by: organisations.legalHoldBy,
  reason: organisations.legalHoldReason,
};

const noHold = { legalHoldAt: null, legalHoldBy: null, legalHoldReason: null };
const nextVersion = { version: sql`${organisations.version} + 1` };

export const legalHoldRepository = {
  async find(db: Queryable, orgId: string) {
    const [row] = await db.select(columns).from(organisations).where(eq(organisations.id, orgId));
    return row;
  },

  /** True when the organisation is not on legal hold. Nothing can put it on hold before the transaction ends. */
  async isFree(tx: Transaction, orgId: string): Promise<boolean> {
    const [row] = await tx
      .select(columns)
      .from(organisations)
      .where(eq(organisations.id, orgId))
      .for('share');
    return row?.at === null;
  },

  /** The hold; nothing where there was one before. */
  async set(tx: Transaction, orgId: string, { reason, by, at }: { reason: string; by: string; at: Date }) {
    const [row] = await tx
      .update(organisations)
      .set({ legalHoldAt: at, legalHoldBy: cutText(by, 150), legalHoldReason: reason, ...nextVersion })
      .where(and(eq(organisations.id, orgId), isNull(organisations.legalHoldAt)))
      .returning(columns);
    return row;
  },

  /** The hold that ended; nothing where there was none. */
  async lift(tx: Transaction, orgId: string) {
    const [before] = await tx
      .select(columns)
      .from(organisations)
      .where(and(eq(organisations.id, orgId), isNotNull(organisations.legalHoldAt)))
      .for('update');
    if (before)
      await tx
        .update(organisations)
        .set({ ...noHold, ...nextVersion })
        .where(eq(organisations.id, orgId));
    return before;
  },
};
