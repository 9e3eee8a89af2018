import { describe, expect, test } from 'vitest';
import { areaTabs, type TabGroup } from './area-tabs.ts';
import { topNavigation, type NavigationEntry } from './navigation.ts';
import { actions, grantOf, permittedEntries, policy, type Action } from './policy.ts';
import { navigationRoleOf, roles, type Role } from './roles.ts';
import { dashboardRouteOf, dashboardRoutes } from './route-guards.ts';
import { userMenu } from './user-menu.ts';

/** Where the tabs of a group stand: a role that may not open it never sees them. */
const groupBases: Record<TabGroup, string> = {
  settings: '/dashboard/settings/contact',
  people: '/dashboard/people',
  inquiries: '/dashboard/inquiries',
  analytics: '/dashboard/analytics',
  theme: '/dashboard/theme',
  builder: '/dashboard/builder/settings',
};

/** Everything with an address that a role gets to see somewhere. */
function shownTo(role: Role): (Pick<NavigationEntry, 'label' | 'action'> & { href: string })[] {
  const seen = navigationRoleOf(role);
  const tabs = Object.entries(areaTabs).flatMap(([group, byRole]) =>
    dashboardRouteOf(groupBases[group as TabGroup])?.roles.includes(seen) ? (byRole[seen] ?? []) : [],
  );
  const menu = userMenu[seen].map(({ to, label, action }) => ({
    label,
    action,
    href: typeof to === 'string' ? to : '/public',
  }));
  return [...topNavigation[seen], ...tabs, ...menu];
}

describe.each(roles)('%s', (role) => {
  test('is shown no entry whose action the policy denies', () => {
    const shown = shownTo(role);
    expect(shown.length).toBeGreaterThan(2);
    expect(permittedEntries(navigationRoleOf(role), shown)).toEqual(shown);
  });

  test('is shown no page whose main call is denied', () => {
    const denied = shownTo(role)
      .filter(({ href }) => href.startsWith('/dashboard'))
      .filter(({ href }) => {
        const page = dashboardRouteOf(href);
        return page === undefined || grantOf(role, page.action) === 'deny';
      });
    expect(denied).toEqual([]);
  });

  test('is granted every page of the dashboard or denied it, as the guard says', () => {
    for (const { path, action, roles: allowed } of dashboardRoutes)
      expect({ path, open: allowed.includes(navigationRoleOf(role)) }).toEqual({
        path,
        open: grantOf(role, action) !== 'deny',
      });
  });
});

test('every entry of a menu names an action of the policy or that it is public', () => {
  const named = roles.flatMap(shownTo).map(({ action }) => action);
  expect(named.filter((action) => action !== 'public' && !actions.includes(action as Action))).toEqual([]);
});

test('an owner may do exactly what an administrator may, and each kind of seeker the same', () => {
  for (const action of actions) {
    expect(grantOf('owner', action)).toBe(grantOf('administrator', action));
    for (const seeker of ['media', 'event', 'legal', 'research', 'business'] as const)
      expect(grantOf(seeker, action)).toBe(grantOf('seeker', action));
  }
});

test('only agents have a scope, and nothing of an organisation is open to seekers', () => {
  expect(actions.filter((action) => policy[action].seeker === 'allow')).toEqual(['search.read']);
  for (const action of actions) {
    const { agent, seeker, ...others } = policy[action];
    expect(Object.values({ ...others, seeker })).not.toContain('scope');
    expect(['deny', 'own', 'scope', 'allow']).toContain(agent);
  }
});
