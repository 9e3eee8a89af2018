import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';

const heldColumns = {
  id: column.text,
  ref: column.text,
  subject: column.text,
  reason: column.text,
  by: column.nullable(column.text),
  at: column.moment,
  closedAt: column.nullable(column.moment),
};
const isHeld = sql`i.legal_hold_at is not null`;

export const legalHoldsRepository = {
  list: (db: Queryable, orgId: string, page: { limit: number; offset: number }) =>
    readRows(
      db,
      heldColumns,
      sql`select i.id, i.ref, i.subject, i.legal_hold_reason as reason, u.firstname || ' ' || u.lastname as by,
            i.legal_hold_at as at, i.closed_at as "closedAt"
          from inquiries i left join users u on u.id = i.legal_hold_by
          where i.org_id = ${orgId} and ${isHeld}
          order by i.legal_hold_at desc, i.id limit ${page.limit} offset ${page.offset}`,
    ),

  async count(db: Queryable, orgId: string): Promise<number> {
    const [row] = await readRows(
      db,
      { total: column.number },
      sql`select count(*)::int as total from inquiries i where i.org_id = ${orgId} and ${isHeld}`,
    );
    return row?.total ?? 0;
  },

  /** Those that have one of the references and were not erased, locked: what is on hold is not erased meanwhile. */
  lock: (tx: Transaction, orgId: string, refs: readonly string[]) =>
    readRows(
      tx,
      { id: column.text, ref: column.text, isHeld: column.flag },
      sql`select i.id, i.ref, ${isHeld} as "isHeld" from inquiries i
          where i.org_id = ${orgId} and i.ref = any(${sql.param([...refs])}::text[]) and i.erased_at is null
          order by i.id for update`,
    ),

  async set(
    tx: Transaction,
    { orgId, ids }: { orgId: string; ids: readonly string[] },
    { reason, by, at }: { reason: string; by: string; at: Date },
  ): Promise<void> {
    await tx.execute(sql`update inquiries set legal_hold_at = ${at}, legal_hold_by = ${by}, legal_hold_reason = ${reason}
      where org_id = ${orgId} and id = any(${sql.param([...ids])}::uuid[])`);
  },

  /** The hold that ended; nothing where there was none. */
  async lift(tx: Transaction, orgId: string, id: string) {
    const [row] = await readRows(
      tx,
      { id: column.text, ref: column.text, reason: column.text, at: column.moment },
      sql`with held as (select i.id, i.ref, i.legal_hold_reason as reason, i.legal_hold_at as at from inquiries i
            where i.org_id = ${orgId} and i.id = ${id} and ${isHeld} for update),
          lifted as (update inquiries set legal_hold_at = null, legal_hold_by = null, legal_hold_reason = null
            where org_id = ${orgId} and id in (select id from held))
          select id, ref, reason, at from held`,
    );
    return row;
  },
};
