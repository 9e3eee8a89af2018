import { navigationRoleOf, navigationRoles, roles, type RemoteManifest } from '@rostrum/contracts';
import { navigationTables, tabAddresses, tabPages, type TabGroup } from '@rostrum/test-support/specification';
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
const groups = Object.entries(tabPages) as [TabGroup, string][];

describe.each(roles)('the manifests of the eight areas together show %s', (role) => {
  const seen = navigationRoleOf(role);
  const specified = navigationTables[seen];

  test('the navigation of the specification', () => {
    expect(labels(topEntries(allManifests, seen))).toEqual(specified.navigation);
  });

  test.each(groups)('the %s tabs of the specification', (group, path) => {
    const entries = tabEntries(allManifests, seen, path);
    expect(labels(entries)).toEqual(specified.tabs[group]);
    expect(entries.map(({ href }) => href)).toEqual(
      specified.tabs[group].map((label) => tabAddresses[group].get(label)),
    );
  });

  test('the user menu of the specification, which is the shell’s own', () => {
    const items = menuItems({
      user: { ...user, type: role },
      role: seen,
      manifests: allManifests,
      width: 'wide',
    });
    expect(labels(items)).toEqual(specified.menu);
  });
});

test('every entry of the eight areas names an action, and every group of tabs is one of the specification', () => {
  const tabs = allManifests.flatMap((manifest) => manifest.tabs);
  const entries = [
    ...allManifests.flatMap(({ navigation }) => navigation),
    ...tabs.flatMap((group) => group.entries),
  ];
  expect(allManifests).toHaveLength(8);
  expect(entries.filter(({ action }) => action === undefined)).toEqual([]);
  expect(tabs.map(({ group }) => group).toSorted()).toEqual(Object.keys(tabPages).toSorted());
});

describe('a team that changes its manifest alone', () => {
  const changed = (change: (manifest: RemoteManifest) => Partial<RemoteManifest>): RemoteManifest[] =>
    allManifests.map((manifest) =>
      manifest.area === 'people' ? { ...manifest, ...change(manifest) } : manifest,
    );
  const tabsOf = (manifests: RemoteManifest[]) =>
    labels(tabEntries(manifests, 'administrator', '/dashboard/people'));

  test('renames, inserts and reorders tabs', () => {
    const manifests = changed(({ tabs, pages }) => ({
      pages: [...pages, '/dashboard/people/roster'],
      tabs: tabs.map((group) => ({
        ...group,
        entries: [
          ...group.entries.map((entry) => ({
            ...entry,
            label: entry.label === 'People' ? 'Everyone' : entry.label,
            order: entry.label === 'Activity' ? 5 : entry.order,
          })),
          { label: 'Roster', href: '/dashboard/people/roster', action: 'person.list', order: 12 },
        ],
      })),
    }));
    expect(tabsOf(manifests)).toEqual(['Activity', 'Everyone', 'Roster']);
  });

  test('renames and moves its entry of the top navigation', () => {
    const manifests = changed(({ navigation }) => ({
      navigation: navigation.map((entry) => ({ ...entry, label: `Our ${entry.label}`, order: 99 })),
    }));
    expect(labels(topEntries(manifests, 'agent'))).toEqual(['Inquiries', 'Analytics', 'Our People']);
  });

  test('shows an entry whose action this shell does not know to no one', () => {
    const manifests = changed(({ navigation }) => ({
      navigation: navigation.map((entry) => ({ ...entry, action: 'person.of_tomorrow' })),
    }));
    for (const role of navigationRoles)
      expect(labels(topEntries(manifests, role))).not.toEqual(expect.arrayContaining(['People']));
  });

  test('is heard as before when its release is from before actions', () => {
    const manifests = changed(({ navigation, tabs }) => ({
      guards: [],
      navigation: navigation.map(({ action: _action, icon: _icon, key: _key, ...entry }) => entry),
      tabs: tabs.map((group) => ({
        ...group,
        entries: group.entries.map(({ action: _action, ...entry }) => entry),
      })),
    }));
    for (const role of navigationRoles) {
      expect(labels(topEntries(manifests, role))).toEqual(navigationTables[role].navigation);
      expect(labels(tabEntries(manifests, role, '/dashboard/people'))).toEqual(
        navigationTables[role].tabs.people,
      );
    }
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

test('a ninth area stands where its order says', () => {
  const ninth = (order: number): RemoteManifest => ({
    area: 'newsletters',
    title: 'Newsletters',
    paths: [{ path: '/dashboard/newsletters', match: 'prefix', access: 'session' }],
    pages: ['/dashboard/newsletters'],
    guards: [],
    navigation: [{ label: 'Newsletters', href: '/dashboard/newsletters', action: 'person.list', order }],
    tabs: [],
    layout: 'contained',
    hostApi: '^1.0.0',
  });
  const seen = (role: 'agent' | 'staff', order: number) =>
    labels(topEntries([...allManifests, ninth(order)], role));
  expect(seen('agent', 90)).toEqual(['People', 'Inquiries', 'Analytics', 'Newsletters']);
  expect(seen('agent', 25)).toEqual(['People', 'Newsletters', 'Inquiries', 'Analytics']);
  expect(seen('staff', 90)).toEqual(['My Profile']);
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
  expect(
    currentEntry(tabEntries(allManifests, 'administrator', pathname), allManifests, pathname)?.label,
  ).toBe(label);
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
  const expertCenter = 'https://experts.northmere.example';
  expect(
    menuItems({ user, role: 'agent', manifests: allManifests, width: 'wide', expertCenter })[0],
  ).toMatchObject({ label: 'View Expert Center', href: expertCenter, opensNewTab: true });
  expect(
    menuItems({
      user: { ...user, username: null },
      role: 'expert',
      manifests: allManifests,
      width: 'wide',
    })[0]?.label,
  ).toBe('Settings');
});
