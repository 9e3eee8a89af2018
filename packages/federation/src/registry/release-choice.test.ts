import { beforeEach, expect, test } from 'vitest';
import type { Registry, RegistryArea } from '@rostrum/contracts';
import { fakeRegistry, fakeRelease } from '../testing/fake-release.ts';
import { createReleaseChoice } from './release-choice.ts';

const { channel: _channel, previous: _previous, ...placed } = fakeRelease('people');
const people = (version = '2'): RegistryArea => fakeRelease('people', { version, previous: placed });

let registry: Registry;
let refused: string[];
const setUp = () =>
  createReleaseChoice({
    registry: { get: () => registry },
    refusalOf: ({ version }) => (refused.includes(version) ? `${version} does not fit` : null),
  });
const versionOf = (choice: { release: RegistryArea } | undefined) => choice?.release.version;

beforeEach(() => {
  registry = fakeRegistry([people(), fakeRelease('posts')], { revision: 1 });
  refused = [];
});

test('takes the release of the registry, and the one before when this page cannot host it', () => {
  expect(versionOf(setUp().choose('people'))).toBe('2');
  refused = ['2'];
  const choice = setUp();
  expect(choice.choose('people')).toMatchObject({ release: { version: '1' }, refusal: null });
  expect(choice.areas().map(({ version }) => version)).toEqual(['1', '1']);
});

test('says why when there is none that this page can host', () => {
  refused = ['1', '2'];
  expect(setUp().choose('people')).toMatchObject({ release: { version: '2' }, refusal: '2 does not fit' });
  expect(setUp().choose('unknown')).toBeUndefined();
});

test('avoids a release that failed until other releases are announced, and lists the same areas meanwhile', () => {
  const choice = setUp();
  expect(choice.areas()).toBe(choice.areas());
  choice.avoid(people());
  expect(versionOf(choice.choose('people'))).toBe('1');
  expect(choice.areas()[0]?.version).toBe('1');
  registry = { ...registry };
  expect(versionOf(choice.choose('people'))).toBe('1');
  registry = { ...registry, revision: 2 };
  expect(versionOf(choice.choose('people'))).toBe('2');
  expect(choice.areas()[0]?.version).toBe('2');
});

test('goes through what was not tried yet, also what failed earlier, and ends', () => {
  const choice = setUp();
  choice.avoid(people());
  expect(versionOf(choice.choose('people', new Set(['1'])))).toBe('2');
  expect(choice.choose('people', new Set(['1', '2']))).toBeUndefined();
});
