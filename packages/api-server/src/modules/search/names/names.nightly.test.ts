import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { findMissedSpellings, typedNamesScene } from './testing/typed-names-scene.ts';

test('names are found at the first place however they are typed, in every spelling', async () => {
  await using server = await buildTestApp();
  const { member } = await typedNamesScene(server);
  expect(await findMissedSpellings(member, { every: 1 })).toEqual([]);
}, 600_000);
