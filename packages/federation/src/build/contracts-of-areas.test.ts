import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import * as contracts from '@rostrum/contracts/all';
import { expect, test } from 'vitest';
import { sharedModules } from './shared-policy.ts';

const folder = join(dirname(fileURLToPath(import.meta.resolve('@rostrum/contracts'))), 'areas');
const files = globSync('*/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
const areas = [...new Set(files.map((file) => dirname(file)))];

test.each(files)('%s takes what all contracts share from the shell, by the name that is shared', (file) => {
  const source = readFileSync(join(folder, file), 'utf8');
  const taken = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? '');
  expect(taken.filter((from) => from !== '@rostrum/contracts' && !from.startsWith('./'))).toEqual([]);
});

test.each(areas)('tools that go over all contracts know the calls of %s', async (area) => {
  const key = `@rostrum/contracts/${area}`;
  const names = Object.keys((await import(key)) as Record<string, unknown>);
  expect(names.filter((name) => !(name in contracts))).toEqual([]);
});

test('the shell refers to every module that areas take on demand; otherwise it would provide none and turn areas away', () => {
  const source = readFileSync(join(folder, '../../../../shell/src/areas/shared-modules.ts'), 'utf8');
  const referred = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, key]) => key);
  const onDemand = sharedModules.filter(({ eager }) => !eager).map(({ key }) => key);
  expect(referred.toSorted()).toEqual(onDemand.toSorted());
});
