export { bookmarkConstraints, bookmarkRoutes } from './bookmarks.routes.ts';
export { bookmarks } from './bookmarks.schema.ts';
