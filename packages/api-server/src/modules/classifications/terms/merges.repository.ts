import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { undoMergeDays } from '@rostrum/contracts/settings';
import type { Queryable } from '@rostrum/server-kit/database';
import { classificationMerges } from '../classifications.schema.ts';

export type MergeRow = typeof classificationMerges.$inferSelect;

export const mergeRepository = {
  async insert(db: Queryable, values: typeof classificationMerges.$inferInsert): Promise<string> {
    const [row] = await db
      .insert(classificationMerges)
      .values(values)
      .returning({ id: classificationMerges.id });
    if (!row) throw new Error('The merge was not written.');
    return row.id;
  },

  /** A merge that can still be undone. */
  async find(db: Queryable, { orgId, id }: { orgId: string; id: string }): Promise<MergeRow | undefined> {
    const [row] = await db
      .select()
      .from(classificationMerges)
      .where(
        and(
          eq(classificationMerges.id, id),
          eq(classificationMerges.orgId, orgId),
          isNull(classificationMerges.undoneAt),
          gt(classificationMerges.createdAt, sql`now() - make_interval(days => ${undoMergeDays})`),
        ),
      );
    return row;
  },

  settle: (db: Queryable, { orgId, id }: MergeRow) =>
    db
      .update(classificationMerges)
      .set({ undoneAt: sql`now()` })
      .where(and(eq(classificationMerges.id, id), eq(classificationMerges.orgId, orgId))),
};
