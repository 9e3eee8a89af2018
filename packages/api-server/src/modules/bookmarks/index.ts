export { bookmarkConstraints, bookmarkRoutes } from './bookmarks.routes.ts';
export { bookmarkLists, bookmarks } from './bookmarks.schema.ts';
