import { navigationRoles, type Action, type NavigationRole } from '@rostrum/contracts';

export interface SpecifiedRoute {
  path: string;
  /** The area that owns it. */
  area: string;
  /** What its page asks for. */
  action: Action;
  /** Who may open it, written out: the policy is compared with this. */
  roles: readonly NavigationRole[];
}

const administrator: readonly NavigationRole[] = ['administrator'];
const desk: readonly NavigationRole[] = ['administrator', 'agent'];
const withInquiries: readonly NavigationRole[] = ['administrator', 'agent', 'expert', 'individual'];
const members: readonly NavigationRole[] = [...withInquiries, 'staff'];
const branding: readonly NavigationRole[] = ['administrator', 'individual'];
const everyone: readonly NavigationRole[] = navigationRoles;

type RouteRow = [path: string, area: string, action: Action, roles: readonly NavigationRole[]];

const rows: readonly RouteRow[] = [
  ['/dashboard', 'analytics', 'analytics.home', administrator],
  ['/dashboard/people', 'people', 'person.read', members],
  ['/dashboard/people/activity', 'people', 'person.list', desk],
  ['/dashboard/posts', 'posts', 'post.list', administrator],
  ['/dashboard/posts/activity', 'posts', 'post.list', administrator],
  ['/dashboard/answers', 'qanda', 'question.list', administrator],
  ['/dashboard/answers/activity', 'qanda', 'question.list', administrator],
  ['/dashboard/inquiries', 'inquiries', 'inquiry.read', withInquiries],
  ['/dashboard/inquiries/quarantine', 'inquiries', 'quarantine.manage', administrator],
  ['/dashboard/inquiries/mailinglists', 'inquiries', 'mailing_list.manage', administrator],
  ['/dashboard/inquiries/block', 'inquiries', 'blocked_list.manage', desk],
  ['/dashboard/inquiries/setup', 'inquiries', 'inquiry.setup', administrator],
  ['/dashboard/inquiries/activity', 'inquiries', 'inquiry.activity', desk],
  ['/dashboard/inquiries/sent', 'seeker', 'inquiry.send', everyone],
  ['/dashboard/inquiries_sent', 'seeker', 'inquiry.send', everyone],
  ['/dashboard/analytics', 'analytics', 'analytics.read', withInquiries],
  ['/dashboard/analytics/people', 'analytics', 'analytics.read', withInquiries],
  ['/dashboard/analytics/posts', 'analytics', 'analytics.content', administrator],
  ['/dashboard/analytics/qanda', 'analytics', 'analytics.content', administrator],
  ['/dashboard/analytics/inquiries', 'analytics', 'analytics.read', withInquiries],
  ['/dashboard/builder', 'builder', 'builder.manage', administrator],
  ['/dashboard/builder/embed', 'builder', 'builder.manage', administrator],
  ['/dashboard/builder/settings', 'builder', 'builder.manage', administrator],
  ['/dashboard/builder/saved', 'builder', 'builder.manage', administrator],
  ['/dashboard/theme', 'builder', 'theme.brand', branding],
  ['/dashboard/theme/fields', 'builder', 'theme.manage', administrator],
  ['/dashboard/theme/css', 'builder', 'theme.manage', administrator],
  ['/dashboard/settings/contact', 'settings', 'settings.own', everyone],
  ['/dashboard/settings/password', 'settings', 'security.own', everyone],
  ['/dashboard/settings/timezone', 'settings', 'timezone.manage', administrator],
  ['/dashboard/settings/licenses', 'settings', 'license.manage', administrator],
  ['/dashboard/settings/access', 'settings', 'access.manage', branding],
  ['/dashboard/settings/classifications', 'settings', 'classification.manage', administrator],
  ['/dashboard/settings/integrations', 'settings', 'integration.manage', administrator],
  ['/dashboard/settings/sso', 'settings', 'sso.manage', administrator],
  ['/dashboard/activity', 'settings', 'activity.read', everyone],
  ['/dashboard/bookmarks', 'seeker', 'bookmark.own', everyone],
  ['/dashboard/seeker', 'seeker', 'seeker.home', ['seeker']],
  ['/dashboard/search', 'seeker', 'search.read', everyone],
];

/** The dashboard routes of the specification (section 2) with who may open them (section 6). Data of tests. */
export const dashboardRoutes: readonly SpecifiedRoute[] = rows.map(([path, area, action, roles]) => ({
  path,
  area,
  action,
  roles,
}));
