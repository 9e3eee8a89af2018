import { bookmarkLists, bookmarks } from '@rostrum/contracts';
import { contractRoutes, publicRoute, route } from '@rostrum/server-kit/module';
import { type ConstraintMeaning } from '@rostrum/server-kit';
import { createEventService, type EventServiceDeps } from '../events/index.ts';
import { createBookmarkListService } from './bookmark-lists.service.ts';
import { createBookmarkService } from './bookmarks.service.ts';

/** What the database's rules about bookmarks mean. */
export const bookmarkConstraints: Record<string, ConstraintMeaning> = {
  bookmark_lists_user_name_key: {
    code: 'already_exists',
    message: 'You have a list of this name already. Choose another name.',
    field: 'name',
  },
};

const own = 'bookmark.own';

export const bookmarkRoutes = contractRoutes((deps: EventServiceDeps) => {
  const { db } = deps;
  const service = createBookmarkService({ db, events: createEventService(deps) });
  const lists = createBookmarkListService({ db });
  return [
    route(bookmarks.list, own, ({ session }) => service.list(session)),
    route(bookmarks.listWithData, own, ({ session, params, query }) =>
      service.listWithData(session, params, query),
    ),
    route(bookmarks.add, own, ({ session, request, body }) => service.add({ session, request }, body)),
    route(bookmarks.remove, own, ({ session, params }) => service.remove(session, params)),
    route(bookmarks.bulk, own, ({ session, request, body }) => service.bulk({ session, request }, body)),
    route(bookmarkLists.removeMany, own, ({ session, body }) => service.removeMany(session, body)),
    route(bookmarkLists.note, own, ({ session, params, body }) => service.note(session, params.id, body)),
    route(bookmarkLists.list, own, ({ session }) => lists.list(session)),
    route(bookmarkLists.create, own, ({ session, body }) => lists.create(session, body)),
    route(bookmarkLists.rename, own, ({ session, params, body }) => lists.rename(session, params.id, body)),
    route(bookmarkLists.remove, own, ({ session, params }) => lists.remove(session, params.id)),
    route(bookmarkLists.share, own, ({ session, params }) => lists.share(session, params.id)),
    route(bookmarkLists.unshare, own, ({ session, params }) => lists.unshare(session, params.id)),
    route(bookmarkLists.place, own, ({ session, body }) => lists.place(session, body)),
    publicRoute(bookmarkLists.shared, ({ params }) => lists.shared(params.token), {
      limit: { points: 120, seconds: 60 },
      asSystem:
        'whoever has the link reads a list of somebody else, of which only what is public is answered',
    }),
  ];
});
