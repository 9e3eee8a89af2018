import { isSubdivisionOf, subdivisionsOf } from '@rostrum/contracts';
import { groupSmall } from './small-groups.ts';

interface Place {
  country: string;
  state: string | null;
  count: number;
}

/** Sums by a key, the largest first. */
export function addUp(rows: readonly { key: string; count: number }[]) {
  const sums = new Map<string, number>();
  for (const { key, count } of rows) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums]
    .map(([key, count]) => ({ key, count }))
    .toSorted((one, other) => other.count - one.count || one.key.localeCompare(other.key));
}

/** States are counted where the form has a list of them; what people typed elsewhere is not counted. */
const isStateKnown = ({ country, state }: Place) =>
  subdivisionsOf(country).length > 0 && isSubdivisionOf(country, state);

/** Where seekers said that they are, by country and by state; small groups together. */
export const groupPlaces = (places: readonly Place[]) => ({
  countries: groupSmall(addUp(places.map(({ country, count }) => ({ key: country, count })))),
  states: groupSmall(
    addUp(
      places.filter(isStateKnown).map(({ country, state, count }) => ({ key: `${country}-${state}`, count })),
    ),
  ),
});
