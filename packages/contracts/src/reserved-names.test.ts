import { expect, test } from 'vitest';
import { isReservedName, reserveRoute } from './reserved-names.ts';

test.each([
  'admin',
  'Admin',
  'ADMIN',
  'ad-min',
  'admin.',
  '~admin_',
  'ａｄｍｉｎ',
  'root',
  'support',
  'Security',
  'postmaster',
  'No Reply',
  'noreply',
  '.well-known',
  'api',
  'dashboard',
])('%s is reserved', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  'administrative-law',
  'ada-root',
  'northmere',
  'support-group-leeds',
  'admin-2',
  'médecins',
  '李明',
])('%s is free', (name) => {
  expect(isReservedName(name)).toBe(false);
});

test('a route reserves its first segment, and a parameter reserves nothing', () => {
  expect(['brand-new', 'llms', 'parameter'].map(isReservedName)).toEqual([false, false, false]);
  for (const path of ['/brand-new/:id', '/llms.txt', '/:parameter/x', '/*', '/']) reserveRoute(path);
  expect(['Brand New', 'llms', 'llms.txt', 'parameter'].map(isReservedName)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
