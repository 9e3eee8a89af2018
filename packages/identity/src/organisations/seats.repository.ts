import { and, eq, sql } from 'drizzle-orm';
import { seatKinds, type SeatKind, type SeatUse } from '@rostrum/contracts/settings';
import {
  column,
  readRows,
  runAsSystem,
  type Queryable,
  type Transaction,
} from '@rostrum/server-kit/database';
import { seatLimits } from './seat-limits.schema.ts';

const useColumns = {
  kind: column.text,
  used: column.number,
  invited: column.number,
  limit: column.nullable(column.number),
};

const isSeatKind = (text: string): text is SeatKind => seatKinds.some((kind) => kind === text);

export const seatRepository = {
  /** Seats per kind, counted the way the database keeps to them. */
  async use(db: Queryable, orgId: string): Promise<SeatUse[]> {
    const kinds = sql.join(
      seatKinds.map((kind) => sql`${kind}`),
      sql`, `,
    );
    const rows = await runAsSystem('seats are counted over rows that not every member sees', () =>
      readRows(
        db,
        useColumns,
        sql`SELECT kinds.kind, rostrum_seats_used(${orgId}, kinds.kind) AS used,
              rostrum_seats_invited(${orgId}, kinds.kind) AS invited, seat_limits.seats AS limit
            FROM unnest(ARRAY[${kinds}]) WITH ORDINALITY AS kinds (kind, place)
            LEFT JOIN seat_limits ON seat_limits.org_id = ${orgId} AND seat_limits.kind = kinds.kind
            ORDER BY kinds.place`,
      ),
    );
    return rows.flatMap(({ kind, ...use }) => (isSeatKind(kind) ? [{ kind, ...use }] : []));
  },

  /** Sets how many seats of a kind there are; null takes the limit away. What is in use stays. */
  async setLimit(tx: Transaction, orgId: string, kind: SeatKind, seats: number | null): Promise<void> {
    if (seats === null)
      await tx.delete(seatLimits).where(and(eq(seatLimits.orgId, orgId), eq(seatLimits.kind, kind)));
    else
      await tx
        .insert(seatLimits)
        .values({ orgId, kind, seats })
        .onConflictDoUpdate({ target: [seatLimits.orgId, seatLimits.kind], set: { seats } });
  },
};
