import { accessRoutes } from './modules/accounts/access.routes.ts';
import { accountProviders } from './modules/accounts/account-providers.ts';
import { accountRoutes } from './modules/accounts/account.routes.ts';
import { activityRoutes } from './modules/activity/activity.routes.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { bookmarkConstraints, bookmarkRoutes } from './modules/bookmarks/bookmarks.routes.ts';
import { embedRoutes } from './modules/embeds/embeds.routes.ts';
import { eventRoutes } from './modules/events/events.routes.ts';
import { historyRoutes } from './modules/history/history.routes.ts';
import { inquiryRoutes } from './modules/inquiries/inquiries.routes.ts';
import { personRoutes } from './modules/people/people.routes.ts';
import { platformModule } from './modules/platform/platform.module.ts';
import { postRoutes } from './modules/posts/posts.routes.ts';
import { publicProfilePages } from './modules/public-profiles/public-profiles.pages.ts';
import { publicProfileRoutes } from './modules/public-profiles/public-profiles.routes.ts';
import { questionRoutes } from './modules/questions/questions.routes.ts';
import { releasesModule } from './modules/releases/releases.module.ts';
import { savedSearchesModule } from './modules/saved-searches/saved-searches.module.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { securityModule } from './modules/security/security.module.ts';
import { sentInquiryRoutes } from './modules/sent-inquiries/sent-inquiries.routes.ts';
import { settingsRoutes } from './modules/settings/settings.routes.ts';
import { ssoModule } from './modules/sso/sso.module.ts';
import type { ServerModule } from './routing/server-module.ts';

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
