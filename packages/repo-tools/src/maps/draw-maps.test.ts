import { readFileSync } from 'node:fs';
import { canadianProvinces, unitedStates } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { drawStates, drawWorld } from './draw-maps.ts';

const kept = (name: string): unknown =>
  JSON.parse(
    readFileSync(inRepository('mf-analytics/src/features/figures/map/shapes', `${name}.json`), 'utf8'),
  );

test('the maps are drawn from the kept data; draw them anew with write-maps.ts', () => {
  const states = drawStates();
  expect(kept('states')).toEqual(states);
  const world = drawWorld();
  expect(kept('world')).toEqual(world);
  // Every state that an inquiry can name has its place, and so have countries too small to see.
  expect(Object.keys(states.shapes).toSorted()).toEqual(
    [
      ...Object.keys(unitedStates).map((code) => `US-${code}`),
      ...Object.keys(canadianProvinces).map((code) => `CA-${code}`),
    ].toSorted(),
  );
  expect(world.shapes).toHaveProperty('NO');
  expect(world.points).toHaveProperty('SG');
});
