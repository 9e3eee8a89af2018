import { expect, test } from 'vitest';
import { specificationMap, testsNamedIn } from './specification-map.ts';

test('shortened folders are written out, and patterns stay', () => {
  const text =
    '`e2e` is `packages/e2e-tests/src/journeys`.\n| Menu | `e2e/shell.spec.ts`, `packages/a/*.test.ts` |';
  expect(testsNamedIn(text)).toEqual([
    { line: 2, pattern: 'packages/e2e-tests/src/journeys/shell.spec.ts' },
    { line: 2, pattern: 'packages/a/*.test.ts' },
  ]);
});

test('every test that the map names is there', () => {
  expect(specificationMap()).toEqual([]);
});
