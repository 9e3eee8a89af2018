import { expect, test } from 'vitest';
import { folderCirclesIn } from './folder-circles.ts';

test('folders that need each other are named with the imports that close the circle', () => {
  const below = { path: 'a/src/store/rows.ts', imports: [] };
  const above = { path: 'a/src/rules/judge.ts', imports: ['a/src/store/rows.ts'] };
  expect(folderCirclesIn([below, above])).toEqual([]);

  const back = { path: 'a/src/store/write.ts', imports: ['a/src/rules/judge.ts'] };
  expect(folderCirclesIn([below, above, back])).toEqual([
    'a/src has a circle of rules, store: a/src/rules/judge.ts imports a/src/store/rows.ts; a/src/store/write.ts imports a/src/rules/judge.ts. Move what both need to a folder that imports neither.',
  ]);
});

test('a circle may go through three folders, a file beside them, or two workspaces', () => {
  const around = ['one', 'two', 'three', 'one'].slice(0, 3).map((name, at) => ({
    path: `a/src/${name}/index.ts`,
    imports: [`a/src/${['two', 'three', 'one'][at]}/index.ts`],
  }));
  expect(folderCirclesIn(around)).toEqual([
    expect.stringMatching(/^a\/src has a circle of one, three, two: /),
  ]);
  const beside = [
    { path: 'a/src/face.ts', imports: ['a/src/rules/judge.ts'] },
    { path: 'a/src/rules/judge.ts', imports: ['a/src/face.ts'] },
  ];
  expect(folderCirclesIn(beside)).toEqual([
    expect.stringMatching(/^a\/src has a circle of face\.ts, rules: /),
  ]);
  const workspaces = [
    { path: 'packages/a/src/x.ts', imports: ['packages/b'] },
    { path: 'packages/b/src/y.ts', imports: ['packages/a'] },
  ];
  expect(folderCirclesIn(workspaces)).toEqual([expect.stringMatching(/^packages has a circle of a, b: /)]);
});
