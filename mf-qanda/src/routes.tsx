import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.list.path,
    skeleton: 'list',
    load: () => import('./pages/question-list-page.tsx').then((module) => module.QuestionListPage),
  },
  {
    path: paths.activity.path,
    skeleton: 'list',
    load: () => import('./pages/question-activity-page.tsx').then((module) => module.QuestionActivityPage),
  },
  {
    path: paths.question.path,
    skeleton: 'detail',
    load: () => import('./pages/question-page.tsx').then((module) => module.QuestionPage),
  },
]);
