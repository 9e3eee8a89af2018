import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

const readers = ['administrator', 'agent', 'expert', 'individual'] as const;

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.home.path,
    roles: ['administrator'],
    skeleton: 'tiles',
    load: () => import('./pages/home-page.tsx').then((module) => module.HomePage),
  },
  {
    path: paths.analytics.path,
    roles: [...readers],
    skeleton: 'tiles',
    load: () => import('./analytics-pages.ts').then((module) => module.AnalyticsPage),
  },
  {
    path: paths.people.path,
    roles: [...readers],
    skeleton: 'tiles',
    load: () => import('./analytics-pages.ts').then((module) => module.PeopleAnalyticsPage),
  },
  {
    path: paths.inquiries.path,
    roles: [...readers],
    skeleton: 'tiles',
    load: () => import('./analytics-pages.ts').then((module) => module.InquiryAnalyticsPage),
  },
]);
