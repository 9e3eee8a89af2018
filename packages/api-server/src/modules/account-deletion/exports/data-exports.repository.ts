import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { RecordsChoice } from '@rostrum/contracts/inquiries';
import type { Queryable } from '@rostrum/server-kit/database';
import { dataExports, type ExportKind } from './data-exports.schema.ts';

export type DataExportRow = typeof dataExports.$inferSelect;
export interface Asked {
  userId: string;
  orgId: string | null;
  kind: ExportKind;
}

const isAsked = ({ userId, orgId, kind }: Asked) =>
  and(
    eq(dataExports.userId, userId),
    eq(dataExports.kind, kind),
    // The own data is the same wherever one stands.
    kind === 'person' ? undefined : sql`${dataExports.orgId} is not distinct from ${orgId}`,
  );

export const dataExportRepository = {
  async newest(db: Queryable, asked: Asked): Promise<DataExportRow | undefined> {
    const [row] = await db
      .select()
      .from(dataExports)
      .where(isAsked(asked))
      .orderBy(desc(dataExports.createdAt), desc(dataExports.id))
      .limit(1);
    return row;
  },

  async find(db: Queryable, id: string): Promise<DataExportRow | undefined> {
    const [row] = await db.select().from(dataExports).where(eq(dataExports.id, id));
    return row;
  },

  async add(db: Queryable, asked: Asked & { choice?: RecordsChoice }): Promise<DataExportRow> {
    const [row] = await db.insert(dataExports).values(asked).returning();
    if (!row) throw new Error('The export was not written.');
    return row;
  },

  async set(
    db: Queryable,
    id: string,
    values: Partial<Pick<DataExportRow, 'state' | 'parts' | 'size' | 'expiresAt'>>,
  ): Promise<void> {
    await db.update(dataExports).set(values).where(eq(dataExports.id, id));
  },

  /** What has run out, and what was never finished. */
  over: (db: Queryable, now: Date, dayAgo: Date): Promise<DataExportRow[]> =>
    db
      .select()
      .from(dataExports)
      .where(
        or(
          lt(dataExports.expiresAt, now),
          and(sql`${dataExports.state} <> 'ready'`, lt(dataExports.createdAt, dayAgo)),
        ),
      ),

  async remove(db: Queryable, id: string): Promise<void> {
    await db.delete(dataExports).where(eq(dataExports.id, id));
  },
};
