import { defineModule } from '@rostrum/server-kit/module';
import { bookmarkLists, bookmarks } from './bookmarks.schema.ts';
import { bookmarkListsPersonalData, bookmarksPersonalData } from './bookmarks.personal-data.ts';
import { bookmarkConstraints, bookmarkRoutes } from './bookmarks.routes.ts';

/** Bookmarks and lists of bookmarks. */
export const bookmarksModule = defineModule({
  name: 'bookmarks',
  tables: [bookmarkLists, bookmarks],
  personalData: [bookmarkListsPersonalData, bookmarksPersonalData],
  routes: bookmarkRoutes,
  constraints: bookmarkConstraints,
});
