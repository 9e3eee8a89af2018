import type { SavedView } from '@rostrum/contracts';
import { NotFoundError, organisationOf, type RequestSession } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import type { SavedViewTable } from './saved-views.schema.ts';
import { createSavedViewRepository } from './saved-views.repository.ts';

const ownerOf = (session: RequestSession) => ({ orgId: organisationOf(session), userId: session.userId });

/** Views of one list that a person keeps for themselves. The route says who may list it. */
export function createSavedViewService(table: SavedViewTable) {
  const repository = createSavedViewRepository(table);
  return {
    list: async (db: Queryable, session: RequestSession): Promise<{ items: SavedView[] }> => ({
      items: await repository.list(db, ownerOf(session)),
    }),

    save: (db: Queryable, session: RequestSession, view: Omit<SavedView, 'id'>): Promise<SavedView> =>
      repository.save(db, ownerOf(session), view),

    async remove(db: Queryable, session: RequestSession, id: string): Promise<{ id: string }> {
      if (await repository.remove(db, ownerOf(session), id)) return { id };
      throw new NotFoundError('This view was removed already.');
    },
  };
}
