import { expect, test } from 'vitest';
import { readImporters } from '../import-graph.ts';
import { findReachableTests, selectTests } from './reachable-tests.ts';

const importers = new Map(
  Object.entries({
    'a.ts': ['a.test.ts', 'b.ts'],
    'b.ts': ['index.ts', 'b.test.ts', 'large.nightly.test.ts'],
    'index.ts': ['page.tsx', 'b.ts'],
    'page.tsx': ['page.test.tsx'],
  }).map(([file, by]) => [file, new Set(by)]),
);

test('tests are found through every import, near ones first, also around a circle', () => {
  expect(findReachableTests(['a.ts'], importers)).toEqual(['a.test.ts', 'b.test.ts', 'page.test.tsx']);
  expect(findReachableTests(['page.tsx'], importers)).toEqual(['page.test.tsx']);
  expect(findReachableTests(['alone.ts'], importers)).toEqual([]);
});

test('a test that was changed itself is within reach, a nightly one is not', () => {
  expect(findReachableTests(['b.test.ts', 'large.nightly.test.ts'], importers)).toEqual(['b.test.ts']);
});

test('tests are taken while they fit, and the others are counted', () => {
  const durations = new Map([
    ['a.test.ts', 1],
    ['slow.test.ts', 60],
  ]);
  expect(selectTests(['a.test.ts', 'slow.test.ts', 'unknown.test.ts'], durations, 10)).toEqual({
    selected: ['a.test.ts', 'unknown.test.ts'],
    remaining: 1,
  });
  expect(selectTests(['a.test.ts'], durations, 0.5)).toEqual({ selected: [], remaining: 1 });
});

test('in this repository a contract reaches a page, a route and this test', () => {
  const real = readImporters();
  const reached = findReachableTests(['packages/contracts/src/bookmarks.contract.ts'], real);
  expect(reached).toEqual(
    expect.arrayContaining(['packages/api-server/src/modules/bookmarks/bookmarks.routes.test.ts']),
  );
  expect(findReachableTests(['packages/repo-tools/src/repository.ts'], real)).toContain(
    'packages/repo-tools/src/test-checks/reachable-tests.test.ts',
  );
});
