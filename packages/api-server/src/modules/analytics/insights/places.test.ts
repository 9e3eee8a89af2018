import { expect, test } from 'vitest';
import { groupPlaces } from './places.ts';

test('places are counted by country and by the states that the form lists; fewer than five together', () => {
  const { countries, states } = groupPlaces([
    { country: 'US', state: 'TX', count: 4 },
    { country: 'CA', state: 'ON', count: 6 },
    { country: 'US', state: 'NY', count: 9 },
    { country: 'US', state: 'nowhere', count: 50 },
    { country: 'US', state: null, count: 1 },
    { country: 'DE', state: 'Bayern', count: 3 },
    { country: 'DE', state: '12 Harbour Road', count: 3 },
    { country: 'NO', state: null, count: 2 },
  ]);
  expect(countries).toEqual({
    groups: [
      { key: 'US', count: 64 },
      { key: 'CA', count: 6 },
      { key: 'DE', count: 6 },
    ],
    small: { groups: 1, count: 2 },
  });
  // What people type where no state is asked for could be anything: it is counted nowhere.
  expect(states).toEqual({
    groups: [
      { key: 'US-NY', count: 9 },
      { key: 'CA-ON', count: 6 },
    ],
    small: { groups: 1, count: 4 },
  });
});
