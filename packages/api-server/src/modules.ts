import { accessRoutes, accountProviders, accountRoutes, securityModule, ssoModule } from '@rostrum/identity';
import { activityRoutes } from './modules/activity/index.ts';
import { analyticsRoutes } from './modules/analytics/index.ts';
import { bookmarkConstraints, bookmarkRoutes } from './modules/bookmarks/index.ts';
import { embedRoutes } from './modules/embeds/index.ts';
import { eventRoutes } from './modules/events/index.ts';
import { historyRoutes } from './modules/history/index.ts';
import { inquiryRoutes } from './modules/inquiries/index.ts';
import { personRoutes } from './modules/people/index.ts';
import { platformModule, releasesModule } from '@rostrum/release-registry';
import { postRoutes } from './modules/posts/index.ts';
import { publicProfilePages, publicProfileRoutes } from './modules/public-profiles/index.ts';
import { questionRoutes } from './modules/questions/index.ts';
import { savedSearchesModule } from './modules/saved-searches/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { sentInquiryRoutes } from './modules/sent-inquiries/index.ts';
import { settingsRoutes } from './modules/settings/index.ts';
import type { ServerModule } from '@rostrum/server-kit/module';

/** Every resource of the server; a new module is one line here. */
export const modules: readonly ServerModule[] = [
  {
    name: 'accounts',
    routes: accountRoutes,
    signInProviders: accountProviders,
    constraints: {
      users_email_key: {
        code: 'already_exists',
        message: 'There is an account with this address already.',
        field: 'email',
      },
    },
  },
  { name: 'access', routes: accessRoutes },
  { name: 'activity', routes: activityRoutes },
  { name: 'analytics', routes: analyticsRoutes },
  { name: 'bookmarks', routes: bookmarkRoutes, constraints: bookmarkConstraints },
  { name: 'embeds', routes: embedRoutes },
  { name: 'events', routes: eventRoutes },
  { name: 'history', routes: historyRoutes },
  { name: 'inquiries', routes: inquiryRoutes },
  { name: 'people', routes: personRoutes },
  platformModule,
  { name: 'posts', routes: postRoutes },
  { name: 'public-profiles', routes: publicProfileRoutes, pages: publicProfilePages },
  { name: 'questions', routes: questionRoutes },
  releasesModule,
  savedSearchesModule,
  { name: 'search', routes: searchRoutes },
  securityModule,
  { name: 'sent-inquiries', routes: sentInquiryRoutes },
  { name: 'settings', routes: settingsRoutes },
  ssoModule,
];
