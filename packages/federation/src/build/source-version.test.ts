import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { carriedContracts } from './carried-contracts.ts';
import { sharedModules, takenFromShell } from './shared-policy.ts';
import { sourceVersion } from './source-version.ts';
import { areaOf, type Workspace } from './workspace.ts';

function temporaryWorkspace(): Workspace & { write: (file: string, text: string) => void } {
  const folder = mkdtempSync(join(tmpdir(), 'area-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const directory = join(folder, 'mf-people');
  mkdirSync(join(directory, 'src'), { recursive: true });
  mkdirSync(join(directory, 'dist'));
  const write = (file: string, text: string) => writeFileSync(join(directory, file), text);
  write('src/remote.ts', 'export const remote = 1;');
  return { name: '@rostrum/mf-people', version: '0.1.0', directory, dependencies: {}, write };
}

test('equal sources have one version, wherever they are; any change of what is shipped makes another', () => {
  const one = temporaryWorkspace();
  const two = temporaryWorkspace();
  const version = sourceVersion(one, [], 'production');
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(sourceVersion(two, [], 'production')).toBe(version);
  expect(sourceVersion(one, [], 'development')).not.toBe(version);
  expect(sourceVersion(one, [temporaryWorkspace()], 'production')).not.toBe(version);
  expect(sourceVersion(one, [], 'production', { '@rostrum/ui-kit': '^0.2.0' })).not.toBe(version);

  two.write('src/remote.test.ts', 'test');
  two.write('dist/remote.json', '{}');
  expect(sourceVersion(two, [], 'production')).toBe(version);
  two.write('src/remote.ts', 'export const remote = 2;');
  expect(sourceVersion(two, [], 'production')).not.toBe(version);
});

test('an area carries the contracts that its sources or those of its packages name, and no others', () => {
  const area = temporaryWorkspace();
  const view = temporaryWorkspace();
  mkdirSync(join(area.directory, '../node_modules/@rostrum'), { recursive: true });
  const contracts = dirname(dirname(fileURLToPath(import.meta.resolve('@rostrum/contracts'))));
  const installed = join(area.directory, '../node_modules/@rostrum/contracts');
  symlinkSync(contracts, installed);
  area.write('src/calls.ts', `import { reports } from '@rostrum/contracts/analytics';`);
  area.write('src/bell.ts', `import { notifications } from '@rostrum/contracts/notifications';`);
  area.write('src/tool.test.ts', `import { people } from '@rostrum/contracts/people';`);
  view.write('src/questions.ts', `import { qanda } from '@rostrum/contracts/qanda';`);
  expect(carriedContracts(area, [view]).map((folder) => relative(contracts, folder))).toEqual([
    join('src', 'areas', 'analytics'),
    join('src', 'areas', 'qanda'),
  ]);
  expect(carriedContracts(temporaryWorkspace(), [])).toEqual([]);
});

test("an area's name comes from its package", () => {
  const workspace = temporaryWorkspace();
  expect(areaOf(workspace)).toBe('people');
  expect(() => areaOf({ ...workspace, name: '@rostrum/people' })).toThrow("not '@rostrum/people'");
});

test('areas carry no shared module, and no vendor package is shared but React', () => {
  expect(Object.values(takenFromShell()).every((module) => module.import === false)).toBe(true);
  const vendors = sharedModules
    .filter(({ key }) => !key.startsWith('@rostrum/'))
    .map(({ key }) => key.split('/')[0]);
  expect(new Set(vendors)).toEqual(new Set(['react', 'react-dom']));
});
