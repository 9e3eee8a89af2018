import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.home.path,
    skeleton: 'tiles',
    load: () => import('./pages/home-page.tsx').then((module) => module.HomePage),
  },
  {
    path: paths.analytics.path,
    skeleton: 'tiles',
    load: () => import('./pages/analytics-pages.ts').then((module) => module.AnalyticsPage),
  },
  {
    path: paths.people.path,
    skeleton: 'tiles',
    load: () => import('./pages/analytics-pages.ts').then((module) => module.PeopleAnalyticsPage),
  },
  {
    path: paths.inquiries.path,
    skeleton: 'tiles',
    load: () => import('./pages/analytics-pages.ts').then((module) => module.InquiryAnalyticsPage),
  },
]);
