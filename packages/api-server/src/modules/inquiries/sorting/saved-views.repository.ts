import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { inquirySavedViews } from '../inquiry-sorting.schema.ts';

export interface SavedView {
  id: string;
  name: string;
  query: string;
}

interface Owner {
  orgId: string;
  userId: string;
}

const columns = {
  id: inquirySavedViews.id,
  name: inquirySavedViews.name,
  query: inquirySavedViews.query,
};

const ownedBy = ({ orgId, userId }: Owner) =>
  and(eq(inquirySavedViews.orgId, orgId), eq(inquirySavedViews.userId, userId));

export const savedViewRepository = {
  async list(db: Queryable, owner: Owner): Promise<SavedView[]> {
    return db
      .select(columns)
      .from(inquirySavedViews)
      .where(ownedBy(owner))
      .orderBy(asc(inquirySavedViews.name))
      .limit(100);
  },

  /** The same name again is the same view. */
  async save(db: Queryable, owner: Owner, view: Omit<SavedView, 'id'>): Promise<SavedView> {
    const [row] = await db
      .insert(inquirySavedViews)
      .values({ ...owner, ...view })
      .onConflictDoUpdate({
        target: [inquirySavedViews.orgId, inquirySavedViews.userId, inquirySavedViews.name],
        set: { query: view.query },
      })
      .returning(columns);
    if (row === undefined) throw new Error('The view was not stored.');
    return row;
  },

  async remove(db: Queryable, owner: Owner, id: string): Promise<boolean> {
    const rows = await db
      .delete(inquirySavedViews)
      .where(and(ownedBy(owner), eq(inquirySavedViews.id, id)))
      .returning({ id: inquirySavedViews.id });
    return rows.length > 0;
  },
};
