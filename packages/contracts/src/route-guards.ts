import type { Area } from './navigation.ts';
import { navigationRoles, type NavigationRole } from './roles.ts';

/** One route of the specification's table, the area that owns it and the roles that may open it. */
export interface DashboardRoute {
  path: string;
  area: Area;
  purpose: string;
  roles: readonly NavigationRole[];
  /** `prefix` also matches everything below the path. */
  match: 'exact' | 'prefix';
}

const administrator = ['administrator'] as const;
const desk = ['administrator', 'agent'] as const;
const withProfile = ['administrator', 'agent', 'expert', 'individual', 'staff'] as const;
const withInquiries = ['administrator', 'agent', 'expert', 'individual'] as const;
const everyone = navigationRoles;

type RouteRow = [
  path: string,
  area: Area,
  purpose: string,
  roles: readonly NavigationRole[],
  match?: 'prefix',
];

const rows: readonly RouteRow[] = [
  ['/dashboard', 'analytics', 'administrator home', administrator],
  ['/dashboard/people', 'people', 'people', withProfile, 'prefix'],
  ['/dashboard/people/activity', 'people', 'people activity', desk],
  ['/dashboard/posts', 'posts', 'posts', administrator, 'prefix'],
  ['/dashboard/posts/activity', 'posts', 'posts activity', administrator],
  ['/dashboard/answers', 'qanda', 'Q&A', administrator, 'prefix'],
  ['/dashboard/answers/activity', 'qanda', 'Q&A activity', administrator],
  ['/dashboard/inquiries', 'inquiries', 'inquiries', withInquiries, 'prefix'],
  ['/dashboard/inquiries/quarantine', 'inquiries', 'AI Quarantine', administrator],
  ['/dashboard/inquiries/mailinglists', 'inquiries', 'Mailing Lists', administrator],
  ['/dashboard/inquiries/block', 'inquiries', 'Blocked List', desk],
  ['/dashboard/inquiries/setup', 'inquiries', 'Setup', administrator],
  ['/dashboard/inquiries/activity', 'inquiries', 'Activity', desk],
  ['/dashboard/inquiries/sent', 'seeker', 'seeker sent inquiries', everyone, 'prefix'],
  ['/dashboard/inquiries_sent', 'seeker', 'seeker sent inquiries', everyone],
  ['/dashboard/analytics', 'analytics', 'analytics', withInquiries],
  ['/dashboard/analytics/people', 'analytics', 'people analytics', withInquiries],
  ['/dashboard/analytics/posts', 'analytics', 'posts analytics', administrator],
  ['/dashboard/analytics/qanda', 'analytics', 'Q&A analytics', administrator],
  ['/dashboard/analytics/inquiries', 'analytics', 'inquiries analytics', withInquiries],
  ['/dashboard/builder', 'builder', 'builder', administrator],
  ['/dashboard/builder/embed', 'builder', 'builder embed', administrator, 'prefix'],
  ['/dashboard/builder/settings', 'builder', 'builder settings', administrator],
  ['/dashboard/builder/saved', 'builder', 'saved builds', administrator],
  ['/dashboard/theme', 'builder', 'Branding', ['administrator', 'individual']],
  ['/dashboard/theme/fields', 'builder', 'Fields', administrator],
  ['/dashboard/theme/css', 'builder', 'CSS', administrator],
  ['/dashboard/settings/contact', 'settings', 'Contact', everyone],
  ['/dashboard/settings/password', 'settings', 'Password', everyone],
  ['/dashboard/settings/timezone', 'settings', 'Timezone', administrator],
  ['/dashboard/settings/licenses', 'settings', 'Licenses', administrator],
  ['/dashboard/settings/access', 'settings', 'Access', ['administrator', 'individual']],
  ['/dashboard/settings/classifications', 'settings', 'Classifications', administrator],
  ['/dashboard/settings/integrations', 'settings', 'Integrations', administrator],
  ['/dashboard/settings/sso', 'settings', 'SSO', administrator],
  ['/dashboard/activity', 'settings', 'activity history', everyone],
  ['/dashboard/bookmarks', 'seeker', 'bookmarks', everyone],
  ['/dashboard/seeker', 'seeker', 'seeker home', ['seeker']],
  ['/dashboard/search', 'seeker', 'search results', everyone],
];

/** Every dashboard route (specification, section 2) with its guard (section 6). The longest matching path wins. */
export const dashboardRoutes: readonly DashboardRoute[] = rows.map(([path, area, purpose, roles, match]) => ({
  path,
  area,
  purpose,
  roles,
  match: match ?? 'exact',
}));

/** The route that a path belongs to, or undefined when the specification knows none. */
export function dashboardRouteOf(pathname: string): DashboardRoute | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return dashboardRoutes
    .filter(({ path: base, match }) => path === base || (match === 'prefix' && path.startsWith(`${base}/`)))
    .sort((left, right) => right.path.length - left.path.length)[0];
}
