import { expect, test } from 'vitest';
import { withoutTrailingSlashes } from './trailing-slashes.ts';

test.each([
  ['/a/b', '/a/b'],
  ['/a//b///', '/a//b'],
  ['///', ''],
  ['', ''],
])('%j becomes %j', (path, trimmed) => {
  expect(withoutTrailingSlashes(path)).toBe(trimmed);
});
