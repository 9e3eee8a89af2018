import { expect, test } from 'vitest';
import { readWorkspaces } from '../repository.ts';
import { findAffected } from './affected-workspaces.ts';

const workspace = (folder: string, ...uses: string[]) => ({
  name: `@rostrum/${folder.split('/').at(-1) ?? ''}`,
  folder,
  dependencies: Object.fromEntries(uses.map((name) => [`@rostrum/${name}`, '*'])),
  devDependencies: {},
});
const workspaces = [
  workspace('packages/contracts'),
  workspace('packages/api-client', 'contracts'),
  workspace('packages/api-server', 'contracts'),
  workspace('mf-posts', 'api-client'),
  workspace('mf-people', 'api-client'),
];

test('a change reaches its workspace and those that use it, also through others', () => {
  expect(findAffected(['mf-posts/src/remote.ts'], workspaces)).toEqual(['mf-posts']);
  expect(findAffected(['packages/api-client/src/index.ts'], workspaces)).toEqual([
    'packages/api-client',
    'mf-posts',
    'mf-people',
  ]);
  expect(findAffected(['packages/contracts/src/x.ts'], workspaces)).toHaveLength(5);
});

test('what stands outside of every workspace reaches everything, but for documents', () => {
  expect(findAffected(['package-lock.json'], workspaces)).toHaveLength(5);
  expect(findAffected(['README.md'], workspaces)).toEqual([]);
  expect(findAffected([], workspaces)).toEqual([]);
});

test('in this repository a contract reaches the journeys, and an area no other area', () => {
  const real = readWorkspaces();
  expect(findAffected(['packages/contracts/src/index.ts'], real)).toEqual(
    expect.arrayContaining(['shell', 'mf-people', 'packages/api-server', 'packages/e2e-tests']),
  );
  const ofAnArea = findAffected(['mf-posts/src/manifest.ts'], real);
  expect(ofAnArea).toContain('mf-posts');
  expect(ofAnArea.filter((folder) => folder.startsWith('mf-'))).toEqual(['mf-posts']);
});
