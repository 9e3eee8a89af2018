import { defineRoutes } from '@rostrum/remote-runtime';
import { loadTextEditor } from './features/edit-text/load-text-editor.ts';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.list.path,
    skeleton: 'list',
    load: () => import('./pages/post-list-page.tsx').then((module) => module.PostListPage),
  },
  {
    path: paths.activity.path,
    skeleton: 'list',
    load: () => import('./pages/post-activity-page.tsx').then((module) => module.PostActivityPage),
  },
  {
    path: paths.post.path,
    skeleton: 'detail',
    load: () => {
      // On its way together with the page, which says so should it not arrive.
      loadTextEditor().catch(() => undefined);
      return import('./pages/post-page.tsx').then((module) => module.PostPage);
    },
  },
]);
