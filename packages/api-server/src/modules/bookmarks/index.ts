export { bookmarkLists, bookmarks } from './bookmarks.schema.ts';
