import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.list.path,
    roles: ['administrator', 'agent'],
    skeleton: 'list',
    load: () => import('./pages/people-list-page.tsx').then((module) => module.PeopleListPage),
  },
  {
    path: paths.list.path,
    roles: ['expert', 'individual', 'staff'],
    skeleton: 'detail',
    load: () => import('./pages/my-profile-page.tsx').then((module) => module.MyProfilePage),
  },
]);
