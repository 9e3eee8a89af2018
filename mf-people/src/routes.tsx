import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. The first of an address that the session may see counts. */
export const routes = defineRoutes([
  {
    path: paths.list.path,
    action: 'person.list',
    skeleton: 'list',
    load: () => import('./pages/people-list-page.tsx').then((module) => module.PeopleListPage),
  },
  {
    path: paths.list.path,
    skeleton: 'detail',
    load: () => import('./pages/my-profile-page.tsx').then((module) => module.MyProfilePage),
  },
  {
    path: paths.activity.path,
    skeleton: 'list',
    load: () => import('./pages/people-activity-page.tsx').then((module) => module.PeopleActivityPage),
  },
  {
    path: paths.import.path,
    action: 'person.create',
    skeleton: 'detail',
    load: () => import('./pages/people-import-page.tsx').then((module) => module.PeopleImportPage),
  },
  {
    path: paths.questions.path,
    skeleton: 'list',
    load: () => import('./pages/questions-page.tsx').then((module) => module.QuestionsPage),
  },
  {
    path: paths.person.path,
    // Everybody else finds their own profile at the address of the list.
    action: 'person.manage',
    skeleton: 'detail',
    load: () => import('./pages/person-editor-page.tsx').then((module) => module.PersonEditorPage),
  },
  {
    path: paths.history.path,
    action: 'person.manage',
    skeleton: 'detail',
    load: () => import('./pages/person-history-page.tsx').then((module) => module.PersonHistoryPage),
  },
]);
