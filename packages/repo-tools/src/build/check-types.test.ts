import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../repository.ts';
import { joinPrograms } from './check-types.ts';

test('workspaces with the same settings are checked as one program, others apart', () => {
  const web = { extends: 'web.json', include: ['src'] };
  const programs = joinPrograms([
    { folder: 'shell', settings: web },
    { folder: 'packages/contracts', settings: { ...web, extends: 'isomorphic.json' } },
    { folder: 'mf-posts', settings: { ...web, include: ['src', '*.ts'] } },
    { folder: 'packages/embed', settings: { ...web, compilerOptions: { types: ['node'] } } },
  ]);
  expect(programs).toEqual([
    {
      extends: 'web.json',
      include: ['shell/src', 'mf-posts/src', 'mf-posts/*.ts'].map((path) => join(root, path)),
    },
    { extends: 'isomorphic.json', include: [join(root, 'packages/contracts/src')] },
    {
      extends: 'web.json',
      compilerOptions: { types: ['node'] },
      include: [join(root, 'packages/embed/src')],
    },
  ]);
});
