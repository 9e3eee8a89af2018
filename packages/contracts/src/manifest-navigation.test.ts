import { expect, test } from 'vitest';
import { entriesFor, forOlderShells, guardOf, mayStandAt, rolesShown } from './manifest-navigation.ts';
import { acceptedManifest, remoteManifest, type ManifestEntry } from './remote-manifest.ts';
import { navigationRoles } from './roles.ts';

const entry = (label: string, href: string, action: string, order: number): ManifestEntry => ({
  label,
  href,
  action,
  order,
});
const guards = [
  { path: '/dashboard/inquiries', match: 'prefix' as const, action: 'inquiry.read' },
  { path: '/dashboard/inquiries/quarantine', match: 'exact' as const, action: 'quarantine.manage' },
  { path: '/dashboard/builder/embed', match: 'prefix' as const, action: 'builder.manage' },
];

test('entries stand in their order, and of two for one address the first declared counts, wherever it stands', () => {
  const entries = [
    entry('Access', '/access', 'access.manage', 50),
    entry('Password', '/password', 'organisation.administer', 20),
    entry('Password', '/password', 'security.own', 90),
    entry('Contact', '/contact', 'settings.own', 10),
    entry('Everyone', '/people', 'person.list', 99),
    entry('Manage', '/people', 'session.own', 15),
  ];
  const labels = (role: 'administrator' | 'individual' | 'staff') =>
    entriesFor(role, entries).map(({ label }) => label);
  expect(labels('administrator')).toEqual(['Contact', 'Password', 'Access', 'Everyone']);
  expect(labels('individual')).toEqual(['Contact', 'Manage', 'Access', 'Password']);
  expect(labels('staff')).toEqual(['Contact', 'Manage', 'Password']);
});

test('an action decides over roles, and roles where there is no action', () => {
  expect(rolesShown({ action: 'post.list', roles: ['seeker'] })).toEqual(['administrator']);
  expect(rolesShown({ roles: ['seeker', 'agent'] })).toEqual(['agent', 'seeker']);
  expect(rolesShown({})).toEqual([]);
});

test('the longest guard decides, and a sub-page belongs to its list', () => {
  const action = (pathname: string) => guardOf({ guards }, pathname)?.action;
  expect(action('/dashboard/inquiries/8d5f')).toBe('inquiry.read');
  expect(action('/dashboard/inquiries/quarantine/')).toBe('quarantine.manage');
  expect(action('/dashboard/inquiriesx')).toBeUndefined();
  expect(guardOf({}, '/dashboard/inquiries')).toBeUndefined();
});

test('a page that is known by name is never what a parameter takes for an identifier', () => {
  const may = (pattern: string, pathname: string) => mayStandAt(pattern, pathname, { guards });
  expect(may('/dashboard/inquiries/:id', '/dashboard/inquiries/quarantine')).toBe(false);
  expect(may('/dashboard/inquiries/quarantine', '/dashboard/inquiries/quarantine')).toBe(true);
  expect(may('/dashboard/inquiries/:id', '/dashboard/inquiries/7')).toBe(true);
  expect(may('/dashboard/builder/embed/:type?', '/dashboard/builder/embed')).toBe(true);
  expect(may('/experts/:username', '/experts/maren')).toBe(true);
});

test('a release carries the roles of each entry for shells that know no actions, and reads the same again', () => {
  const accepted = acceptedManifest.parse({
    area: 'people',
    title: 'People',
    paths: [{ path: '/dashboard/people', match: 'prefix', access: 'session' }],
    pages: [],
    navigation: [entry('People', '/dashboard/people', 'person.list', 20)],
    tabs: [
      {
        group: 'people',
        base: ['/dashboard/people'],
        entries: [entry('Manage', '/dashboard/people', 'session.own', 1)],
      },
    ],
    hostApi: '^1.0.0',
  });
  const carried = forOlderShells(accepted);
  expect(carried.navigation[0]?.roles).toEqual(['administrator', 'agent']);
  expect(carried.tabs[0]?.entries[0]?.roles).toEqual([...navigationRoles]);
  expect(remoteManifest.parse(carried)).toEqual(carried);
});
