import { and, asc, eq } from 'drizzle-orm';
import type { SavedView } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import type { SavedViewTable } from './saved-views.schema.ts';

export interface ViewOwner {
  orgId: string;
  userId: string;
}

/** Views of one list; each is its owner's alone. */
export function createSavedViewRepository(views: SavedViewTable) {
  const columns = { id: views.id, name: views.name, query: views.query };
  const ownedBy = ({ orgId, userId }: ViewOwner) => and(eq(views.orgId, orgId), eq(views.userId, userId));

  return {
    list: async (db: Queryable, owner: ViewOwner): Promise<SavedView[]> =>
      db.select(columns).from(views).where(ownedBy(owner)).orderBy(asc(views.name)).limit(100),

    /** The same name again is the same view. */
    async save(db: Queryable, owner: ViewOwner, view: Omit<SavedView, 'id'>): Promise<SavedView> {
      const [row] = await db
        .insert(views)
        .values({ ...owner, ...view })
        .onConflictDoUpdate({ target: [views.orgId, views.userId, views.name], set: { query: view.query } })
        .returning(columns);
      if (row === undefined) throw new Error('The view was not stored.');
      return row;
    },

    async remove(db: Queryable, owner: ViewOwner, id: string): Promise<boolean> {
      const rows = await db
        .delete(views)
        .where(and(ownedBy(owner), eq(views.id, id)))
        .returning({ id: views.id });
      return rows.length > 0;
    },
  };
}
