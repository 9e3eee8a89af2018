import { withoutTrailingSlashes } from './trailing-slashes.ts';
import type { Area } from './navigation.ts';
import { rolesAllowed, type Action } from './policy.ts';
import type { NavigationRole } from './roles.ts';

/** One route of the specification's table, the area that owns it and who may open it. */
export interface DashboardRoute {
  path: string;
  area: Area;
  purpose: string;
  /** What the main call of the page asks for. */
  action: Action;
  /** The roles that the policy grants it to. */
  roles: readonly NavigationRole[];
  /** `prefix` also matches everything below the path. */
  match: 'exact' | 'prefix';
}

type RouteRow = [path: string, area: Area, purpose: string, action: Action, match?: 'prefix'];

const rows: readonly RouteRow[] = [
  ['/dashboard', 'analytics', 'administrator home', 'analytics.home'],
  ['/dashboard/people', 'people', 'people', 'person.read', 'prefix'],
  ['/dashboard/people/activity', 'people', 'people activity', 'person.list'],
  ['/dashboard/posts', 'posts', 'posts', 'post.list', 'prefix'],
  ['/dashboard/posts/activity', 'posts', 'posts activity', 'post.list'],
  ['/dashboard/answers', 'qanda', 'Q&A', 'question.list', 'prefix'],
  ['/dashboard/answers/activity', 'qanda', 'Q&A activity', 'question.list'],
  ['/dashboard/inquiries', 'inquiries', 'inquiries', 'inquiry.read', 'prefix'],
  ['/dashboard/inquiries/quarantine', 'inquiries', 'AI Quarantine', 'quarantine.manage'],
  ['/dashboard/inquiries/mailinglists', 'inquiries', 'Mailing Lists', 'mailing_list.manage'],
  ['/dashboard/inquiries/block', 'inquiries', 'Blocked List', 'blocked_list.manage'],
  ['/dashboard/inquiries/setup', 'inquiries', 'Setup', 'inquiry.setup'],
  ['/dashboard/inquiries/activity', 'inquiries', 'Activity', 'inquiry.activity'],
  ['/dashboard/inquiries/sent', 'seeker', 'seeker sent inquiries', 'inquiry.send', 'prefix'],
  ['/dashboard/inquiries_sent', 'seeker', 'seeker sent inquiries', 'inquiry.send'],
  ['/dashboard/analytics', 'analytics', 'analytics', 'analytics.read'],
  ['/dashboard/analytics/people', 'analytics', 'people analytics', 'analytics.read'],
  ['/dashboard/analytics/posts', 'analytics', 'posts analytics', 'analytics.content'],
  ['/dashboard/analytics/qanda', 'analytics', 'Q&A analytics', 'analytics.content'],
  ['/dashboard/analytics/inquiries', 'analytics', 'inquiries analytics', 'analytics.read'],
  ['/dashboard/builder', 'builder', 'builder', 'builder.manage'],
  ['/dashboard/builder/embed', 'builder', 'builder embed', 'builder.manage', 'prefix'],
  ['/dashboard/builder/settings', 'builder', 'builder settings', 'builder.manage'],
  ['/dashboard/builder/saved', 'builder', 'saved builds', 'builder.manage'],
  ['/dashboard/theme', 'builder', 'Branding', 'theme.brand'],
  ['/dashboard/theme/fields', 'builder', 'Fields', 'theme.manage'],
  ['/dashboard/theme/css', 'builder', 'CSS', 'theme.manage'],
  ['/dashboard/settings/contact', 'settings', 'Contact', 'settings.own'],
  ['/dashboard/settings/password', 'settings', 'Password', 'security.own'],
  ['/dashboard/settings/timezone', 'settings', 'Timezone', 'timezone.manage'],
  ['/dashboard/settings/licenses', 'settings', 'Licenses', 'license.manage'],
  ['/dashboard/settings/access', 'settings', 'Access', 'access.manage'],
  ['/dashboard/settings/classifications', 'settings', 'Classifications', 'classification.manage'],
  ['/dashboard/settings/integrations', 'settings', 'Integrations', 'integration.manage'],
  ['/dashboard/settings/sso', 'settings', 'SSO', 'sso.manage'],
  ['/dashboard/activity', 'settings', 'activity history', 'activity.read'],
  ['/dashboard/bookmarks', 'seeker', 'bookmarks', 'bookmark.own'],
  ['/dashboard/seeker', 'seeker', 'seeker home', 'seeker.home'],
  ['/dashboard/search', 'seeker', 'search results', 'search.read'],
];

/** Every dashboard route (specification, section 2) with its guard (section 6). The longest matching path wins. */
export const dashboardRoutes: readonly DashboardRoute[] = rows.map(
  ([path, area, purpose, action, match]) => ({
    path,
    area,
    purpose,
    action,
    roles: rolesAllowed(action),
    match: match ?? 'exact',
  }),
);

/** The route that a path belongs to, or undefined when the specification knows none. */
export function dashboardRouteOf(pathname: string): DashboardRoute | undefined {
  const path = withoutTrailingSlashes(pathname) || '/';
  return dashboardRoutes
    .filter(({ path: base, match }) => path === base || (match === 'prefix' && path.startsWith(`${base}/`)))
    .sort((left, right) => right.path.length - left.path.length)[0];
}

/**
 * Whether a page with this pattern may be what stands at a path. A page that the specification knows by name is not there
 * because `/inquiries/:id` happens to fit its address.
 */
export function mayStandAt(pattern: string, pathname: string): boolean {
  const isNamed = dashboardRouteOf(pathname)?.path === pathname;
  return !isNamed || pattern.replace(/\/:\w+\?$/, '') === pathname;
}
