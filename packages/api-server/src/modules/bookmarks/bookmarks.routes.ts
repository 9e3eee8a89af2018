import { bookmarks } from '@rostrum/contracts';
import { contractRoutes, route } from '../../plugins/contract-routes.ts';
import { createBookmarkService } from './bookmarks.service.ts';

export const bookmarkRoutes = contractRoutes(({ db }) => {
  const service = createBookmarkService({ db });
  return [
    route(bookmarks.list, 'bookmark.own', ({ session }) => service.list(session)),
    route(bookmarks.listWithData, 'bookmark.own', ({ session, params, query }) =>
      service.listWithData(session, params, query),
    ),
    route(bookmarks.add, 'bookmark.own', ({ session, body }) => service.add(session, body)),
    route(bookmarks.remove, 'bookmark.own', ({ session, params }) => service.remove(session, params)),
    route(bookmarks.bulk, 'bookmark.own', ({ session, body }) => service.bulk(session, body)),
  ];
});
