import type { AuthState } from '@rostrum/auth-client';
import { landingPageOf, navigationRoleOf, roles, type Role, type SessionUser } from '@rostrum/contracts';
import { dashboardRoutes, tabPages } from '@rostrum/test-support/specification';
import { describe, expect, test } from 'vitest';
import { tabEntries, topEntries } from '../navigation/navigation-entries.ts';
import { allManifests } from '../testing/manifests.ts';
import { menuItems } from '../user-menu/menu-items.ts';
import { gateDecision } from './gate-decision.ts';

const at = (url: string) => {
  const { pathname, search, hash } = new URL(url, 'https://rostrum.example');
  return { pathname, search, hash };
};
const signedIn = (type: Role): AuthState => ({
  status: 'authenticated',
  session: {
    user: {
      type,
      name: 'Robin',
      email: 'r@rostrum.example',
      image: null,
      identifier: 'r',
      username: null,
      company_username: null,
    },
    expires: '2099-01-01T00:00:00.000Z',
    sessionToken: 'token',
  },
});
const visitor: AuthState = { status: 'unauthenticated', session: null };
const loading: AuthState = { status: 'loading', session: null };
const decide = (url: string, auth: AuthState) => gateDecision(at(url), auth, allManifests);

test.each(dashboardRoutes.filter(({ path }) => !path.endsWith('inquiries_sent')).map(({ path }) => path))(
  '%s waits for the session and needs one',
  (path) => {
    expect(decide(`${path}?page_from=10#here`, loading)).toEqual({ kind: 'wait' });
    expect(decide(`${path}?page_from=10#here`, visitor)).toEqual({
      kind: 'leave',
      to: `/login?callbackUrl=${encodeURIComponent(`${path}?page_from=10#here`)}`,
    });
  },
);

describe.each(roles)('%s', (role) => {
  test('sees exactly the routes that the specification grants, as the areas guard them', () => {
    for (const { path, roles: allowed } of dashboardRoutes) {
      if (path === '/dashboard' || path.endsWith('inquiries_sent')) continue;
      const isAllowed = allowed.includes(navigationRoleOf(role));
      expect({ path, ...decide(path, signedIn(role)) }).toEqual(
        isAllowed ? { path, kind: 'show' } : { path, kind: 'refuse', landing: landingPageOf(role) },
      );
    }
  });

  test('may open every dashboard page that its navigation, tabs and menu lead to', () => {
    const auth = signedIn(role);
    const seen = navigationRoleOf(role);
    const open = (href: string) => decide(href, auth).kind === 'show';
    // The tabs of a page that one may not open are never drawn.
    const tabs = Object.values(tabPages)
      .filter(open)
      .flatMap((path) => tabEntries(allManifests, seen, path));
    const user = { ...auth.session?.user, company_username: 'northmere', username: 'robin' } as SessionUser;
    const menu = menuItems({ user, role: seen, manifests: allManifests, width: 'wide' });
    const shown = [...topEntries(allManifests, seen), ...tabs, ...menu].map(({ href }) => href);
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.filter((href) => href.startsWith('/dashboard') && !open(href))).toEqual([]);
  });

  test('is led to its landing page from / and from /dashboard', () => {
    const landing = landingPageOf(role);
    expect(decide('/', signedIn(role))).toEqual({ kind: 'go', to: landing });
    expect(decide('/dashboard', signedIn(role))).toEqual(
      landing === '/dashboard' ? { kind: 'show' } : { kind: 'go', to: landing },
    );
  });
});

test('public pages are shown to everybody, without waiting', () => {
  for (const auth of [loading, visitor, signedIn('media')]) {
    for (const url of [
      '/experts/maren',
      '/organizations/northmere',
      '/staff/jonah',
      '/inquiries/track/token',
    ]) {
      expect(decide(url, auth)).toEqual({ kind: 'show' });
    }
  }
});

test('the old address of sent inquiries leads to the new one with its query', () => {
  expect(decide('/dashboard/inquiries_sent?page_from=10', visitor)).toEqual({
    kind: 'go',
    to: '/dashboard/inquiries/sent?page_from=10',
  });
});

test('/ without a session is /login without a target', () => {
  expect(decide('/', visitor)).toEqual({ kind: 'leave', to: '/login' });
});

test('an address that nobody owns is unknown', () => {
  expect(decide('/nowhere', loading)).toEqual({ kind: 'unknown' });
  expect(decide('/dashboard/nowhere', signedIn('owner'))).toEqual({ kind: 'unknown' });
  expect(decide('/dashboard/nowhere', visitor)).toMatchObject({ kind: 'leave' });
});

/** Pages that the specification does not name, below one that it does. */
const furtherPages = [
  { path: '/dashboard/analytics/coverage', area: 'analytics', action: 'analytics.content' },
  { path: '/dashboard/analytics/report', area: 'analytics', action: 'analytics.content' },
];

test('the specification and the manifests agree on whose each dashboard page is and what it asks for', () => {
  const guarded = allManifests.flatMap(({ area, guards }) =>
    guards.map(({ path, action }) => ({ path, area, action })),
  );
  const byPath = (left: { path: string }, right: { path: string }) => (left.path < right.path ? -1 : 1);
  expect(guarded.toSorted(byPath)).toEqual(
    [...dashboardRoutes.map(({ path, area, action }) => ({ path, area, action })), ...furtherPages].toSorted(
      byPath,
    ),
  );
});

test('no area guards what belongs to another', () => {
  const meddling = allManifests.map((manifest) =>
    manifest.area === 'posts'
      ? {
          ...manifest,
          guards: [
            ...manifest.guards,
            { path: '/dashboard/people', match: 'prefix' as const, action: 'session.own' },
          ],
        }
      : manifest,
  );
  expect(gateDecision(at('/dashboard/people'), signedIn('media'), meddling)).toMatchObject({
    kind: 'refuse',
  });
});

test('a guard that names an action this shell does not know lets no one in', () => {
  const newer = allManifests.map((manifest) => ({
    ...manifest,
    guards: manifest.guards.map((guard) => ({ ...guard, action: 'person.of_tomorrow' })),
  }));
  expect(gateDecision(at('/dashboard/people'), signedIn('owner'), newer)).toMatchObject({ kind: 'refuse' });
});
