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

const route = (
  path: string,
  area: Area,
  purpose: string,
  roles: readonly NavigationRole[],
  match: DashboardRoute['match'] = 'exact',
): DashboardRoute => ({ path, area, purpose, roles, match });

/** Every dashboard route (specification, section 2) with its guard (section 6). The longest matching path wins. */
export const dashboardRoutes: readonly DashboardRoute[] = [
  route('/dashboard', 'analytics', 'administrator home', administrator),
  route('/dashboard/people', 'people', 'people', withProfile, 'prefix'),
  route('/dashboard/people/activity', 'people', 'people activity', desk),
  route('/dashboard/posts', 'posts', 'posts', administrator, 'prefix'),
  route('/dashboard/posts/activity', 'posts', 'posts activity', administrator),
  route('/dashboard/answers', 'qanda', 'Q&A', administrator, 'prefix'),
  route('/dashboard/answers/activity', 'qanda', 'Q&A activity', administrator),
  route('/dashboard/inquiries', 'inquiries', 'inquiries', withInquiries, 'prefix'),
  route('/dashboard/inquiries/quarantine', 'inquiries', 'AI Quarantine', administrator),
  route('/dashboard/inquiries/mailinglists', 'inquiries', 'Mailing Lists', administrator),
  route('/dashboard/inquiries/block', 'inquiries', 'Blocked List', desk),
  route('/dashboard/inquiries/setup', 'inquiries', 'Setup', administrator),
  route('/dashboard/inquiries/activity', 'inquiries', 'Activity', desk),
  route('/dashboard/inquiries/sent', 'seeker', 'seeker sent inquiries', everyone, 'prefix'),
  route('/dashboard/inquiries_sent', 'seeker', 'seeker sent inquiries', everyone),
  route('/dashboard/analytics', 'analytics', 'analytics', withInquiries),
  route('/dashboard/analytics/people', 'analytics', 'people analytics', withInquiries),
  route('/dashboard/analytics/posts', 'analytics', 'posts analytics', administrator),
  route('/dashboard/analytics/qanda', 'analytics', 'Q&A analytics', administrator),
  route('/dashboard/analytics/inquiries', 'analytics', 'inquiries analytics', withInquiries),
  route('/dashboard/builder', 'builder', 'builder', administrator),
  route('/dashboard/builder/embed', 'builder', 'builder embed', administrator, 'prefix'),
  route('/dashboard/builder/settings', 'builder', 'builder settings', administrator),
  route('/dashboard/builder/saved', 'builder', 'saved builds', administrator),
  route('/dashboard/theme', 'builder', 'Branding', ['administrator', 'individual']),
  route('/dashboard/theme/fields', 'builder', 'Fields', administrator),
  route('/dashboard/theme/css', 'builder', 'CSS', administrator),
  route('/dashboard/settings/contact', 'settings', 'Contact', everyone),
  route('/dashboard/settings/password', 'settings', 'Password', everyone),
  route('/dashboard/settings/timezone', 'settings', 'Timezone', administrator),
  route('/dashboard/settings/licenses', 'settings', 'Licenses', administrator),
  route('/dashboard/settings/access', 'settings', 'Access', ['administrator', 'individual']),
  route('/dashboard/settings/classifications', 'settings', 'Classifications', administrator),
  route('/dashboard/settings/integrations', 'settings', 'Integrations', administrator),
  route('/dashboard/settings/sso', 'settings', 'SSO', administrator),
  route('/dashboard/activity', 'settings', 'activity history', everyone),
  route('/dashboard/bookmarks', 'seeker', 'bookmarks', everyone),
  route('/dashboard/seeker', 'seeker', 'seeker home', ['seeker']),
  route('/dashboard/search', 'seeker', 'search results', everyone),
];

/** The route that a path belongs to, or undefined when the specification knows none. */
export function dashboardRouteOf(pathname: string): DashboardRoute | undefined {
  const path = pathname.replace(/\/+$/, '') || '/';
  return dashboardRoutes
    .filter(({ path: base, match }) => path === base || (match === 'prefix' && path.startsWith(`${base}/`)))
    .sort((left, right) => right.path.length - left.path.length)[0];
}
