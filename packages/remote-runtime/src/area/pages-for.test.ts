import { expect, test } from 'vitest';
import { pagesFor } from './pages-for.ts';
import type { ReleasedRoute } from './routes.ts';

const load = async () => () => null;
const list = '/dashboard/people';
const manifest = {
  guards: [
    { path: list, match: 'prefix' as const, action: 'person.read' },
    { path: '/dashboard/bookmarks', match: 'exact' as const, action: 'bookmark.own' },
  ],
};
const routes: ReleasedRoute[] = [
  { path: list, action: 'person.list', load },
  { path: list, load },
  { path: '/dashboard/bookmarks', load },
  { path: '/experts/:name', load },
];
const shown = (role: Parameters<typeof pagesFor>[0], path: string, pages = routes) =>
  pagesFor(role, path, { manifest, routes: pages }).map((route) => pages.indexOf(route));

test('of two pages of one address the first that the role is granted comes first', () => {
  expect(shown('agent', list)[0]).toBe(0);
  expect(shown('expert', list)[0]).toBe(1);
});

test('whom the guard of the manifest refuses sees no page, without a list of roles in the routes', () => {
  expect(shown('seeker', list)).toEqual([]);
});

test('before the session is known, a page for everybody is there and one for some is not', () => {
  expect(shown(null, '/dashboard/bookmarks')).toEqual([2]);
  expect(shown(null, '/experts/ines')).toContain(3);
  expect(shown(null, list)).toEqual([]);
});

test('a release from before names its roles itself, and they hold', () => {
  const released: ReleasedRoute[] = [
    { path: list, roles: ['administrator', 'agent'], load },
    { path: list, roles: ['expert'], load },
  ];
  expect(shown('expert', list, released)).toEqual([1]);
  expect(shown('staff', list, released)).toEqual([]);
});
