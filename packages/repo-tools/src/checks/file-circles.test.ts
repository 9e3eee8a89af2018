import { expect, test } from 'vitest';
import { fileCirclesIn } from './file-circles.ts';

const importersOf = (imports: Record<string, string[]>) => {
  const importers = new Map<string, Set<string>>();
  for (const [file, others] of Object.entries(imports))
    for (const other of others) importers.set(other, (importers.get(other) ?? new Set()).add(file));
  return importers;
};

test('files that import each other are named, however long the way around is', () => {
  expect(
    fileCirclesIn(importersOf({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'd.ts': ['a.ts', 'c.ts'] })),
  ).toEqual([]);
  expect(fileCirclesIn(importersOf({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['a.ts'] }))).toEqual([
    'a.ts, b.ts, c.ts import each other. Move what both need to a file that imports neither.',
  ]);
});
