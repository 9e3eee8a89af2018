import { expect, test } from 'vitest';
import { safeTarget } from './safe-target.ts';

const origin = 'https://experts.example';

test.each([
  ['/dashboard/people?page_from=10#row-3', '/dashboard/people?page_from=10#row-3'],
  ['https://experts.example/dashboard', '/dashboard'],
  ['dashboard/posts', '/dashboard/posts'],
  ['/logouts', '/logouts'],
])('keeps %s', (value, path) => {
  expect(safeTarget(value, origin)).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  ' //evil.example',
  'https://experts.example//evil.example',
  'https://experts.example.evil.example/',
  'https://experts.example@evil.example/',
  'https://ines@experts.example/',
  'http://experts.example/dashboard',
  'https://experts.example:8443/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'blob:https://experts.example/1',
  'https://',
  '/login',
  '/login?callbackUrl=/x',
  '/logout',
  `/${'a'.repeat(2_048)}`,
])('refuses %s', (value) => {
  expect(safeTarget(value, origin)).toBeNull();
});
