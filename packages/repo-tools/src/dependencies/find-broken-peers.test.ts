import { expect, test } from 'vitest';
import { findBrokenPeers } from './find-broken-peers.ts';
import { readLocked } from './lockfile.ts';

const findIn = (packages: Record<string, object>) =>
  findBrokenPeers(readLocked(JSON.stringify({ packages })));
const table = { version: '3.32.2', peerDependencies: { core: '3.32.2' } };

test('a peer of another version is found, in the copy that the package really gets', () => {
  const fault = 'table@3.32.2 needs core@3.32.2, but gets 3.34.0: choose versions that fit.';
  const core = { version: '3.34.0' };
  expect(findIn({ 'node_modules/core': core, 'node_modules/table': table })).toEqual([fault]);
  expect(findIn({ 'node_modules/core': core, 'mf-posts/node_modules/table': table })).toEqual([fault]);
  const own = { 'mf-posts/node_modules/core': { version: '3.32.2' } };
  expect(findIn({ 'node_modules/core': core, ...own, 'mf-posts/node_modules/table': table })).toEqual([]);
});

test('a missing peer is found unless it is optional', () => {
  expect(findIn({ 'node_modules/table': table })).toEqual([
    'table@3.32.2 needs core@3.32.2: add it to the package.json that uses table.',
  ]);
  const peerDependenciesMeta = { core: { optional: true } };
  expect(findIn({ 'node_modules/table': { ...table, peerDependenciesMeta } })).toEqual([]);
});
