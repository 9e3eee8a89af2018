import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/**
 * The pages of this area; each is fetched when it is opened. Those of figures come as one file: they are made of the same
 * charts and tiles, and lead to each other.
 */
export const routes = defineRoutes([
  {
    path: paths.home.path,
    skeleton: 'tiles',
    load: () => import('./pages/home-page.tsx').then((module) => module.HomePage),
  },
  {
    path: paths.analytics.path,
    skeleton: 'tiles',
    load: () =>
      import(/* webpackChunkName: "figures" */ './pages/analytics-page.tsx').then(
        (module) => module.AnalyticsPage,
      ),
  },
  {
    path: paths.people.path,
    skeleton: 'tiles',
    load: () =>
      import(/* webpackChunkName: "figures" */ './pages/people-analytics-page.tsx').then(
        (module) => module.PeopleAnalyticsPage,
      ),
  },
  {
    path: paths.posts.path,
    skeleton: 'tiles',
    load: () =>
      import(/* webpackChunkName: "figures" */ './pages/post-analytics-page.tsx').then(
        (module) => module.PostAnalyticsPage,
      ),
  },
  {
    path: paths.qanda.path,
    skeleton: 'tiles',
    load: () =>
      import(/* webpackChunkName: "figures" */ './pages/question-analytics-page.tsx').then(
        (module) => module.QuestionAnalyticsPage,
      ),
  },
  {
    path: paths.inquiries.path,
    skeleton: 'tiles',
    load: () =>
      import(/* webpackChunkName: "figures" */ './pages/inquiry-analytics-page.tsx').then(
        (module) => module.InquiryAnalyticsPage,
      ),
  },
  {
    path: paths.report.path,
    skeleton: 'tiles',
    load: () => import('./pages/report-page.tsx').then((module) => module.ReportPage),
  },
  {
    path: paths.coverage.path,
    skeleton: 'list',
    load: () => import('./pages/coverage-page.tsx').then((module) => module.CoveragePage),
  },
]);
