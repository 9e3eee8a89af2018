import {
  areaTabs,
  navigationRoleOf,
  navigationRoles,
  roles,
  topNavigation,
  userMenu,
  type RemoteManifest,
  type TabGroup,
} from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { allManifests, manifestsWith } from '../testing/manifests.ts';
import { menuItems } from '../user-menu/menu-items.ts';
import { currentEntry, currentTopEntry, tabEntries, topEntries } from './navigation-entries.ts';
import { hasPage } from '../pages.ts';

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);
const user = {
  type: 'expert' as const,
  name: 'Maren Okonjo-Hale',
  email: 'maren@northmere.example',
  image: null,
  identifier: 'maren',
  username: 'maren-okonjo-hale',
  company_username: 'northmere',
};
const tabPaths: Record<TabGroup, string> = {
  settings: '/dashboard/settings/contact',
  people: '/dashboard/people',
  inquiries: '/dashboard/inquiries',
  analytics: '/dashboard/analytics',
  theme: '/dashboard/theme',
  builder: '/dashboard/builder/embed/directory',
};

describe.each(roles)('once every page is there, %s sees', (role) => {
  const seen = navigationRoleOf(role);

  test('the navigation of the specification', () => {
    expect(labels(topEntries(allManifests, seen))).toEqual(labels(topNavigation[seen]));
  });

  test('the tabs of the specification', () => {
    for (const [group, path] of Object.entries(tabPaths) as [TabGroup, string][]) {
      expect(labels(tabEntries(allManifests, seen, path))).toEqual(labels(areaTabs[group][seen] ?? []));
    }
  });

  test('the user menu of the specification', () => {
    const items = menuItems({
      user: { ...user, type: role },
      role: seen,
      manifests: allManifests,
      width: 'wide',
    });
    expect(labels(items)).toEqual(labels(userMenu[seen]));
  });
});

test('entries without a page are in no menu and no tab', () => {
  const manifests = manifestsWith(
    '/dashboard',
    '/dashboard/inquiries',
    '/dashboard/inquiries/:id',
    '/dashboard/settings/contact',
  );
  expect(labels(topEntries(manifests, 'administrator'))).toEqual(['Home', 'Inquiries']);
  expect(labels(tabEntries(manifests, 'administrator', '/dashboard/inquiries'))).toEqual(['Inquiries']);
  expect(labels(menuItems({ user, role: 'administrator', manifests, width: 'wide' }))).toEqual([
    'System Settings',
    'Documentation',
    'Help Center',
  ]);
  for (const role of navigationRoles) expect(topEntries([], role)).toEqual([]);
});

test('a page that the specification names is not there because a parameter would fit', () => {
  const manifests = manifestsWith('/dashboard/inquiries/:id', '/dashboard/builder/embed/:type?');
  expect(hasPage(manifests, '/dashboard/inquiries/quarantine')).toBe(false);
  expect(hasPage(manifests, '/dashboard/inquiries/0190')).toBe(true);
  expect(hasPage(manifests, '/dashboard/builder/embed/directory')).toBe(true);
});

test('a ninth area puts its entry after those of the specification', () => {
  const ninth: RemoteManifest = {
    area: 'newsletters',
    title: 'Newsletters',
    paths: [{ path: '/dashboard/newsletters', match: 'prefix', access: 'session' }],
    pages: ['/dashboard/newsletters'],
    navigation: [{ label: 'Newsletters', href: '/dashboard/newsletters', roles: ['agent'], order: 5 }],
    tabs: [],
    layout: 'contained',
    hostApi: '^1.0.0',
  };
  expect(labels(topEntries([...allManifests, ninth], 'agent'))).toEqual([
    'People',
    'Inquiries',
    'Analytics',
    'Newsletters',
  ]);
  expect(labels(topEntries([...allManifests, ninth], 'staff'))).toEqual(['My Profile']);
});

test.each([
  ['/dashboard', 'Home'],
  ['/dashboard/people', 'People'],
  ['/dashboard/people/activity', 'People'],
  ['/dashboard/inquiries/0190', 'Inquiries'],
  ['/dashboard/builder/embed/expert', 'Builder'],
  ['/dashboard/builder/saved', 'Builder'],
  ['/dashboard/theme', undefined],
  ['/dashboard/settings/contact', undefined],
  ['/dashboard/bookmarks', undefined],
])('at %s the current entry of an administrator is %s', (pathname, label) => {
  expect(currentTopEntry(topEntries(allManifests, 'administrator'), allManifests, pathname)?.label).toBe(
    label,
  );
});

test.each([
  ['/dashboard/people/activity', 'Activity'],
  ['/dashboard/inquiries/0190', 'Inquiries'],
  ['/dashboard/builder/embed/expert', 'Builder'],
])('at %s the current tab is %s', (pathname, label) => {
  expect(currentEntry(tabEntries(allManifests, 'administrator', pathname), pathname)?.label).toBe(label);
});

test('a seeker at a sent inquiry is under Inquiries, without the tabs of the desk', () => {
  const entries = topEntries(allManifests, 'seeker');
  expect(currentTopEntry(entries, allManifests, '/dashboard/inquiries/sent/0190')?.label).toBe('Inquiries');
  expect(tabEntries(allManifests, 'seeker', '/dashboard/inquiries/sent')).toEqual([]);
});

test('some entries are absent on phones and tablets, some open a new tab', () => {
  const on = (width: 'phone' | 'tablet' | 'wide') =>
    menuItems({ user, role: 'administrator', manifests: allManifests, width });
  expect(labels(on('wide'))).toEqual(expect.arrayContaining(['Documentation', 'Help Center']));
  for (const width of ['tablet', 'phone'] as const)
    expect(labels(on(width))).toEqual([
      'View Expert Center',
      'Edit Expert Center',
      'Styles & Layout',
      'Integration Options',
      'System Settings',
      'Activity History',
      'Bookmarks',
    ]);
  expect(
    on('wide')
      .filter(({ opensNewTab }) => opensNewTab)
      .map(({ label }) => label),
  ).toEqual(['View Expert Center', 'Documentation', 'Help Center']);
});

test("public pages open at the person's own address; without one the entry is absent", () => {
  const of = (role: 'expert' | 'staff' | 'agent', person = user) =>
    menuItems({ user: person, role, manifests: allManifests, width: 'wide' })[0];
  expect(of('expert')).toMatchObject({ label: 'View Expert Profile', href: '/experts/maren-okonjo-hale' });
  expect(of('staff')).toMatchObject({ label: 'View Staff Profile', href: '/staff/maren-okonjo-hale' });
  expect(of('agent')).toMatchObject({ label: 'View Expert Center', href: '/organizations/northmere' });
  expect(
    menuItems({
      user: { ...user, username: null },
      role: 'expert',
      manifests: allManifests,
      width: 'wide',
    })[0]?.label,
  ).toBe('Settings');
});
