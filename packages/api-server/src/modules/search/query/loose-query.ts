import type { QueryUnit } from './query-units.ts';
import { allOf, anyOf, type TsQueryText } from './tsquery-text.ts';

/** More parts would make more combinations than an index should be asked for. */
const mostUnits = 6;
/** So much of a request must be met, by weight, for a document to be a match. */
const neededShare = 0.5;
/** Who tells a whole story names many things; no one has half of them. */
const neededShareOfMany = 0.34;
const many = 5;
const shareNeeded = (units: readonly QueryUnit[]) =>
  units.filter(({ weight }) => weight >= 1).length < many ? neededShare : neededShareOfMany;

/** The smallest choices of units that together weigh enough. */
function enoughOf(units: readonly QueryUnit[], share: number): QueryUnit[][] {
  const most = units.toSorted((left, right) => right.weight - left.weight).slice(0, mostUnits);
  const needed = most.reduce((sum, { weight }) => sum + weight, 0) * share;
  const weightOf = (choice: readonly QueryUnit[]) => choice.reduce((sum, { weight }) => sum + weight, 0);
  const choices = Array.from({ length: 2 ** most.length }, (_, bits) =>
    most.filter((_unit, index) => (bits & (1 << index)) !== 0),
  ).filter((choice) => choice.length > 0 && weightOf(choice) >= needed);
  return choices.filter((choice) => choice.every((unit) => weightOf(choice) - unit.weight < needed));
}

/** Documents that meet enough of a request, in their words or near them. Empty when nothing was asked for. */
export const nearlyAll = (units: readonly QueryUnit[], share = shareNeeded(units)): TsQueryText =>
  anyOf(...enoughOf(units, share).map((choice) => allOf(...choice.map(({ near }) => near))));
