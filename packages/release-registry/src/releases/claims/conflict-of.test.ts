import { remoteManifest, type RemoteManifest, type RemoteManifestInput } from '@rostrum/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictOf, type AreaClaims } from './conflict-of.ts';

type Path = string | { path: string; match: 'exact' | 'prefix' };
const manifestOf = (
  area: string,
  paths: readonly Path[],
  more: Partial<Pick<RemoteManifestInput, 'navigation' | 'tabs'>> = {},
): RemoteManifest =>
  remoteManifest.parse({
    area,
    title: area,
    paths: paths.map((one) => ({
      ...(typeof one === 'string' ? { path: one, match: 'prefix' } : one),
      access: 'session',
    })),
    pages: [],
    navigation: [],
    tabs: [],
    hostApi: '^1.0.0',
    ...more,
  });
const built = Number.NEGATIVE_INFINITY;
const having = (manifest: RemoteManifest, since = built, agreed: string[] = []): AreaClaims => ({
  area: manifest.area,
  served: [manifest],
  past: [{ manifest, since }],
  agreed,
});
const nothing = (area: string, agreed: string[] = []): AreaClaims => ({ area, served: [], past: [], agreed });

const roles: ['administrator'] = ['administrator'];
const settings = manifestOf(
  'settings',
  ['/dashboard/settings', { path: '/dashboard/activity', match: 'exact' }],
  {
    navigation: [{ label: 'Settings', href: '/dashboard/settings', roles, order: 1 }],
    tabs: [{ group: 'settings', base: ['/dashboard/settings'], entries: [] }],
  },
);
const seeker = manifestOf('seeker', ['/experts', '/dashboard/inquiries/sent']);
const inquiries = manifestOf('inquiries', ['/dashboard/inquiries']);
const others = [having(settings), having(seeker), having(inquiries)];
const ownPeople = manifestOf('people', ['/dashboard/people']);
const people = having(ownPeople);

test.each<[string, Path[], RegExp]>([
  [
    'a page inside another area',
    ['/dashboard/people', '/dashboard/settings/password'],
    /\/dashboard\/settings\/password, which lies inside \/dashboard\/settings of the area 'settings'.*--area people --path \/dashboard\/settings\/password/,
  ],
  ['the very path of another area', ['/dashboard/settings'], /belongs to the area 'settings'/],
  [
    'one page of it, exactly',
    [{ path: '/dashboard/settings', match: 'exact' }],
    /belongs to the area 'settings'/,
  ],
  ['everything below a single page', ['/dashboard/activity'], /belongs to the area 'settings'/],
  ['what lies inside two, of the nearer', ['/dashboard/inquiries/sent/old'], /of the area 'seeker'/],
  ['a public address of another area', ['/experts/ada'], /not below \/dashboard|area 'seeker'/],
  ['a new address beside /dashboard', ['/events'], /not below \/dashboard.*operator/],
  ['all of /dashboard', ['/dashboard'], /not below \/dashboard/],
  ['the page to sign in', ['/login'], /belongs to the server and its shell/],
  ['the pages of developers', ['/dev/platform'], /belongs to the server and its shell/],
  ['the API', ['/api/auth'], /belongs to the server and its shell/],
  ['the API, written large', ['/API/auth'], /belongs to the server and its shell/],
  ['everything', ['/'], /belongs to the server and its shell/],
  ['a path with two slashes', ['/dashboard//settings'], /not written as a path/],
  ['a path with dots', ['/dashboard/people/../settings'], /not written as a path/],
  ['a path in escapes', ['/dashboard/%73ettings'], /not written as a path/],
  ['a path with a slash at its end', ['/dashboard/settings/'], /not written as a path/],
])('refuses %s', (_name, paths, message) => {
  expect(conflictOf(manifestOf('people', paths), people, others)).toMatch(message);
});

test('an area keeps what it has, takes new paths that are free, and shares no border by chance', () => {
  const paths = ['/dashboard/people', '/dashboard/polls', '/dashboard/settings-of-people'];
  expect(conflictOf(manifestOf('people', paths), people, others)).toBeNull();
  // What the build of the server gave it, although it lies inside another area or beside /dashboard.
  const rest = others.filter(({ area }) => area !== 'seeker');
  expect(conflictOf(seeker, having(seeker), rest)).toBeNull();
  expect(conflictOf(manifestOf('seeker', ['/experts']), having(seeker), rest)).toBeNull();
  // The area around it does not get it back by naming it.
  const named = manifestOf('inquiries', ['/dashboard/inquiries', '/dashboard/inquiries/sent']);
  expect(conflictOf(named, having(inquiries), [having(seeker)])).toMatch(/area 'seeker'/);
});

test('one page that an area has does not make everything below it its own', () => {
  const exact = manifestOf('home', [{ path: '/dashboard/home', match: 'exact' }]);
  const polls = having(manifestOf('polls', ['/dashboard/home/polls']), 5);
  const wider = manifestOf('home', ['/dashboard/home', '/dashboard/home/polls']);
  expect(conflictOf(wider, having(exact), [polls])).toMatch(/area 'polls'/);
});

describe('the menu and the tabs', () => {
  const entry = (label: string, href: string) => ({ label, href, roles, order: 1 });
  const withMenu = (label: string, href: string) =>
    conflictOf(
      manifestOf('people', ['/dashboard/people'], { navigation: [entry(label, href)] }),
      people,
      others,
    );

  test('lead into the own paths only, under a word of their own', () => {
    expect(withMenu('Polls', '/dashboard/people/polls?open=1#top')).toBeNull();
    expect(withMenu('Polls', '/dashboard/settings/password')).toMatch(
      /a link to .* belongs|lies|area 'settings'/,
    );
    expect(withMenu('Polls', '/dashboard/nowhere')).toMatch(/outside its own paths/);
    expect(withMenu('Polls', '//evil.example/dashboard/people')).toMatch(/outside its own paths/);
    expect(withMenu(' settings ', '/dashboard/people/polls')).toMatch(
      /the menu entry ' settings ', which belongs to the area 'settings'.*--menu settings/,
    );
  });

  test('other roles may have the same word', () => {
    const navigation = [{ ...entry('Settings', '/dashboard/people'), roles: ['seeker' as const] }];
    expect(
      conflictOf(manifestOf('people', ['/dashboard/people'], { navigation }), people, others),
    ).toBeNull();
  });

  test('a group of tabs and the pages it stands on are their area’s', () => {
    const tabs = (group: string, base: string, href = '/dashboard/people') =>
      conflictOf(
        manifestOf('people', ['/dashboard/people'], {
          tabs: [{ group, base: [base], entries: [entry('One', href)] }],
        }),
        people,
        others,
      );
    expect(tabs('people', '/dashboard/people')).toBeNull();
    expect(tabs('settings', '/dashboard/people')).toMatch(/the tabs 'settings'.*area 'settings'/);
    expect(tabs('people', '/dashboard/settings')).toMatch(/a link to \/dashboard\/settings.*area 'settings'/);
    expect(tabs('people', '/dashboard/people', '/dashboard/activity')).toMatch(/area 'settings'/);
  });

  test('a prefix over another area’s path does not make links to it one’s own', () => {
    const own = manifestOf('inquiries', ['/dashboard/inquiries'], {
      navigation: [entry('Mine', '/dashboard/inquiries/sent')],
    });
    expect(conflictOf(own, having(inquiries), [having(seeker)])).toMatch(/area 'seeker'/);
  });
});

test('an operator’s word gives a path with all that is below it, and no more', () => {
  const claim = (path: string, ...agreed: string[]) =>
    conflictOf(manifestOf('people', [path]), nothing('people', agreed), others);
  expect(claim('/dashboard/settings/polls', 'path /dashboard/settings/polls')).toBeNull();
  expect(claim('/dashboard/settings/polls/new', 'path /dashboard/settings/polls')).toBeNull();
  expect(claim('/events', 'path /events')).toBeNull();
  expect(claim('/dashboard/settings', 'path /dashboard/settings/polls')).toMatch(/area 'settings'/);
  expect(claim('/dashboard/settings/pollsters', 'path /dashboard/settings/polls')).toMatch(/area 'settings'/);
  expect(claim('/dashboard/settings/polls', 'link /dashboard/settings/polls')).toMatch(/area 'settings'/);
  expect(claim('/login', 'path /login')).toMatch(/belongs to the server/);
});

test('of two that have the same, it is the one’s that had it first', () => {
  const paths = ['/dashboard/polls'];
  const first = having(manifestOf('people', paths), 1);
  const second = having(manifestOf('polls', paths), 2);
  expect(conflictOf(manifestOf('people', paths), first, [second])).toBeNull();
  expect(conflictOf(manifestOf('polls', paths), second, [first])).toMatch(/area 'people'/);
});

test('whatever another area claims, what it did not have before is never taken from its owner', () => {
  const segment = fc.constantFrom('settings', 'activity', 'inquiries', 'sent', 'password', 'x');
  const path = fc
    .array(segment, { minLength: 1, maxLength: 3 })
    .map((parts) => `/dashboard/${parts.join('/')}`);
  const match = fc.constantFrom('exact' as const, 'prefix' as const);
  fc.assert(
    fc.property(
      fc.array(fc.record({ path, match }), { minLength: 1, maxLength: 4 }),
      path,
      (claims, visited) => {
        const isOf = (of: { path: string; match: string }) =>
          visited === of.path || (of.match === 'prefix' && visited.startsWith(`${of.path}/`));
        const longest = (all: readonly { path: string; match: string }[]) =>
          Math.max(-1, ...all.filter(isOf).map((one) => one.path.length));
        const had = longest(others.flatMap(({ served }) => served.flatMap(({ paths }) => paths)));
        const isLost = had >= 0 && longest(claims) >= had;
        const conflict = conflictOf(manifestOf('people', claims), nothing('people'), others);
        expect(isLost && conflict === null).toBe(false);
      },
    ),
  );
});
