import { defineRoutes } from '@rostrum/remote-runtime';
import { BenchPage } from './pages/bench-page.tsx';

/** The first page is in the exposed chunk, the second in one of its own: each is a different way to fail. */
export const routes = defineRoutes([
  { path: '/dashboard/trial', load: () => Promise.resolve(BenchPage) },
  {
    path: '/dashboard/trial/late',

    load: () => import('./pages/late-page.tsx').then(({ LatePage }) => LatePage),
  },
]);
