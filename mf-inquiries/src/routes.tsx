import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.list.path,
    roles: ['administrator', 'agent', 'expert', 'individual'],
    skeleton: 'list',
    load: () => import('./pages/inquiry-list-page.tsx').then((module) => module.InquiryListPage),
  },
  {
    path: paths.detail.path,
    roles: ['administrator', 'agent', 'expert', 'individual'],
    skeleton: 'detail',
    load: () => import('./pages/inquiry-detail-page.tsx').then((module) => module.InquiryDetailPage),
  },
]);
