import { expect, test } from 'vitest';
import { areaTabs } from './area-tabs.ts';
import { topNavigation } from './navigation.ts';
import { navigationRoles } from './roles.ts';
import { dashboardRouteOf, mayStandAt } from './route-guards.ts';
import { userMenu } from './user-menu.ts';

test('the longest path decides, and a sub-page belongs to its list', () => {
  expect(dashboardRouteOf('/dashboard')?.area).toBe('analytics');
  expect(dashboardRouteOf('/dashboard/inquiries/8d5f')?.purpose).toBe('inquiries');
  expect(dashboardRouteOf('/dashboard/inquiries/sent/8d5f')?.area).toBe('seeker');
  expect(dashboardRouteOf('/dashboard/inquiries/quarantine/')?.purpose).toBe('AI Quarantine');
  expect(dashboardRouteOf('/dashboard/nowhere')).toBeUndefined();
});

test('a role may open every dashboard page that its navigation, tabs and menu name', () => {
  for (const role of navigationRoles) {
    const tabs = Object.values(areaTabs).flatMap((group) => group[role] ?? []);
    const menu = userMenu[role].flatMap(({ to }) => (typeof to === 'string' ? [{ href: to }] : []));
    const shown = [...topNavigation[role], ...tabs, ...menu].map(({ href }) => href);
    const refused = shown
      .filter((href) => href.startsWith('/dashboard'))
      .filter((href) => !dashboardRouteOf(href)?.roles.includes(role))
      // The specification gives every role a Manage tab, yet seekers have no entry that leads to it.
      .filter((href) => !(role === 'seeker' && href === '/dashboard/people'));
    expect({ role, refused }).toEqual({ role, refused: [] });
  }
});

test('a page that is known by name is never what a parameter takes for an identifier', () => {
  expect(mayStandAt('/dashboard/inquiries/:id', '/dashboard/inquiries/quarantine')).toBe(false);
  expect(mayStandAt('/dashboard/inquiries/quarantine', '/dashboard/inquiries/quarantine')).toBe(true);
  expect(mayStandAt('/dashboard/inquiries/:id', '/dashboard/inquiries/7')).toBe(true);
  expect(mayStandAt('/dashboard/builder/embed/:type?', '/dashboard/builder/embed')).toBe(true);
  expect(mayStandAt('/experts/:username', '/experts/maren')).toBe(true);
});

test('posts, Q&A, builder and four settings pages are for administrators only', () => {
  const only = [
    '/dashboard/posts',
    '/dashboard/answers',
    '/dashboard/builder/settings',
    '/dashboard/settings/licenses',
    '/dashboard/settings/classifications',
    '/dashboard/settings/sso',
    '/dashboard/settings/timezone',
  ];
  for (const path of only) expect(dashboardRouteOf(path)?.roles).toEqual(['administrator']);
  expect(dashboardRouteOf('/dashboard/theme')?.roles).toEqual(['administrator', 'individual']);
});
