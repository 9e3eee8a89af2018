import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  {
    path: paths.home.path,
    skeleton: 'question',
    load: () => import('./pages/seeker-home-page.tsx').then((module) => module.SeekerHomePage),
  },
  {
    path: paths.search.path,
    skeleton: 'list',
    load: () => import('./pages/search-page.tsx').then((module) => module.SearchPage),
  },
  {
    path: paths.inquire.path,
    skeleton: 'detail',
    load: () => import('./pages/inquire-page.tsx').then((module) => module.InquirePage),
  },
  {
    path: paths.bookmarks.path,
    skeleton: 'list',
    load: () => import('./pages/bookmarks-page.tsx').then((module) => module.BookmarksPage),
  },
  {
    path: paths.compare.path,
    skeleton: 'detail',
    load: () => import('./pages/compare-page.tsx').then((module) => module.ComparePage),
  },
  {
    path: paths.sharedList.path,
    skeleton: 'list',
    load: () => import('./pages/shared-list-page.tsx').then((module) => module.SharedListPage),
  },
  {
    path: paths.sent.path,
    skeleton: 'list',
    load: () => import('./pages/sent-inquiries-page.tsx').then((module) => module.SentInquiriesPage),
  },
  {
    path: paths.sentInquiry.path,
    skeleton: 'detail',
    load: () => import('./pages/sent-inquiries-page.tsx').then((module) => module.SentInquiriesPage),
  },
  {
    path: paths.sentByOldAddress.path,
    skeleton: 'list',
    load: () => import('./pages/sent-redirect-page.tsx').then((module) => module.SentRedirectPage),
  },
  {
    path: paths.organization.path,
    skeleton: 'detail',
    load: () => import('./pages/organization-page.tsx').then((module) => module.OrganizationPage),
  },
  {
    path: paths.post.path,
    skeleton: 'detail',
    load: () => import('./pages/post-page.tsx').then((module) => module.PostPage),
  },
  {
    path: paths.question.path,
    skeleton: 'detail',
    load: () => import('./pages/question-page.tsx').then((module) => module.QuestionPage),
  },
  {
    path: paths.expert.path,
    skeleton: 'detail',
    load: () => import('./pages/expert-page.tsx').then((module) => module.ExpertPage),
  },
  {
    path: paths.staff.path,
    skeleton: 'detail',
    load: () => import('./pages/staff-page.tsx').then((module) => module.StaffPage),
  },
  {
    path: paths.track.path,
    skeleton: 'detail',
    load: () => import('./pages/track-inquiry-page.tsx').then((module) => module.TrackInquiryPage),
  },
]);
