import { and, eq, sql } from 'drizzle-orm';
import { seatKinds, type SeatKind } from '@rostrum/contracts/settings';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { seatLimits } from './seat-limits.schema.ts';

const useColumns = {
  orgId: column.text,
  organisation: column.text,
  kind: column.oneOf(seatKinds),
  used: column.number,
  seats: column.number,
  told: column.number,
};

/** A kind of seat with a limit: what is in use, and the share that was told of last. */
export interface SeatsInUse {
  orgId: string;
  organisation: string;
  kind: SeatKind;
  used: number;
  seats: number;
  told: number;
}

export const seatNoticeRepository = {
  /** Every kind of seat that has a limit, with what is in use and what was told of it. */
  use: (db: Queryable): Promise<SeatsInUse[]> =>
    readRows(
      db,
      useColumns,
      sql`SELECT s.org_id AS "orgId", o.name AS organisation, s.kind, rostrum_seats_used(s.org_id, s.kind) AS used, s.seats,
            s.told_percent AS told
          FROM seat_limits s JOIN organisations o ON o.id = s.org_id AND o.deleted_at IS NULL AND o.status <> 'closed'
          WHERE s.seats > 0 ORDER BY s.org_id, s.kind`,
    ),

  /** False when another server was faster. */
  async tell(
    tx: Transaction,
    { orgId, kind, told }: Pick<SeatsInUse, 'orgId' | 'kind' | 'told'>,
    percent: number,
  ): Promise<boolean> {
    const changed = await tx
      .update(seatLimits)
      .set({ toldPercent: percent })
      .where(and(eq(seatLimits.orgId, orgId), eq(seatLimits.kind, kind), eq(seatLimits.toldPercent, told)))
      .returning({ kind: seatLimits.kind });
    return changed.length > 0;
  },
};
