import { expect, test } from 'vitest';
import type { Location } from 'react-router';
import { createFrozenLocation, type LocationSource } from './frozen-location.ts';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: pathname,
});
const ownsPeople = (pathname: string) => pathname.startsWith('/dashboard/people');

function pageAt(location: Location): LocationSource & { go: (next: Location) => void } {
  let current = location;
  return { get: () => current, subscribe: () => () => {}, go: (next) => (current = next) };
}

test('follows its own locations and stands still on others', () => {
  const page = pageAt(at('/dashboard/people', '?q=a'));
  const frozen = createFrozenLocation(ownsPeople, '/dashboard/people', page);
  expect(frozen.get()).toMatchObject({ pathname: '/dashboard/people', search: '?q=a' });
  page.go(at('/dashboard/people/7'));
  expect(frozen.get().pathname).toBe('/dashboard/people/7');
  page.go(at('/dashboard/posts'));
  expect(frozen.get().pathname).toBe('/dashboard/people/7');
  expect(frozen.get()).toBe(frozen.get());
});

test('starts at home when a navigation has overtaken the mount', () => {
  const frozen = createFrozenLocation(ownsPeople, '/dashboard/people', pageAt(at('/dashboard/posts')));
  expect(frozen.get().pathname).toBe('/dashboard/people');
});
