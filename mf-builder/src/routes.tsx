import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.builder.path,
    skeleton: 'detail',
    load: () => import('./pages/embed-builder-page.tsx').then((module) => module.EmbedBuilderPage),
  },
  {
    path: paths.embed.path,
    skeleton: 'detail',
    load: () => import('./pages/embed-builder-page.tsx').then((module) => module.EmbedBuilderPage),
  },
]);
