import { defineRoutes } from '@rostrum/remote-runtime';
import { paths } from './paths.ts';

// One function for both paths: the list stays as it is while inquiries are opened beside it.
const load = () =>
  import('./pages/inquiry-inbox/inquiry-inbox-page.tsx').then((module) => module.InquiryInboxPage);

/** The pages of this area; each is fetched when it is opened. */
export const routes = defineRoutes([
  { path: paths.list.path, skeleton: 'list', load },
  {
    path: paths.quarantine.path,
    skeleton: 'list',
    load: () => import('./pages/quarantine/quarantine-page.tsx').then((module) => module.QuarantinePage),
  },
  {
    path: paths.mailingLists.path,
    skeleton: 'list',
    load: () =>
      import('./pages/mailing-lists/mailing-lists-page.tsx').then((module) => module.MailingListsPage),
  },
  {
    path: paths.blockedList.path,
    skeleton: 'list',
    load: () => import('./pages/blocked-list/blocked-list-page.tsx').then((module) => module.BlockedListPage),
  },
  {
    path: paths.setup.path,
    skeleton: 'detail',
    load: () => import('./pages/setup/inquiry-setup-page.tsx').then((module) => module.InquirySetupPage),
  },
  {
    path: paths.activity.path,
    skeleton: 'list',
    load: () =>
      import('./pages/activity/inquiry-activity-page.tsx').then((module) => module.InquiryActivityPage),
  },
  { path: paths.detail.path, skeleton: 'list', load },
  {
    path: paths.briefing.path,
    skeleton: 'detail',
    load: () => import('./pages/briefing/briefing-page.tsx').then((module) => module.BriefingPage),
  },
  {
    path: paths.ask.path,
    skeleton: 'detail',
    load: () => import('./pages/answer-ask/own-ask-page.tsx').then((module) => module.OwnAskPage),
  },
  {
    path: paths.askByLink.path,
    skeleton: 'detail',
    load: () => import('./pages/answer-ask/ask-link-page.tsx').then((module) => module.AskLinkPage),
  },
]);
