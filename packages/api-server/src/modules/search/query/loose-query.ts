import type { QueryUnit } from './query-units.ts';
import { allOf, anyOf, type TsQueryText } from './tsquery-text.ts';

/** More parts would make more combinations than an index should be asked for. */
const mostUnits = 6;
/** A unit that weighs less tells nothing of the subject. */
const leastTelling = 0.4;
/** So much of a request must be met, by weight, for a document to be a match. */
const neededShare = 0.5;
/** The same where a plain word is part of it: half could be that word alone. */
const neededShareWithPlain = 0.67;
/** Who tells a whole story names many things; no one has most of them. */
const neededShareOfMany = 0.34;
const many = 5;

const weightOf = (units: readonly QueryUnit[]) => units.reduce((sum, { weight }) => sum + weight, 0);

/** The units that tell most, and how much of them must be met. */
function mostTelling(units: readonly QueryUnit[], share: number) {
  // Words of every subject make up for nothing that is missed.
  const telling = units.filter(({ weight }) => weight >= leastTelling);
  const most = (telling.length > 0 ? telling : units)
    .toSorted((left, right) => right.weight - left.weight)
    .slice(0, mostUnits);
  return { most, needed: weightOf(most) * share };
}

/** The smallest choices of units that together weigh enough. */
function enoughOf(most: readonly QueryUnit[], needed: number): QueryUnit[][] {
  const choices = Array.from({ length: 2 ** most.length }, (_, bits) =>
    most.filter((_unit, index) => (bits & (1 << index)) !== 0),
  ).filter((choice) => choice.length > 0 && weightOf(choice) >= needed);
  return choices.filter((choice) => choice.every((unit) => weightOf(choice) - unit.weight < needed));
}

/** Rounding must not part a choice from what it is compared with. */
const nearlyZero = 1e-9;

/** The same without naming each unit for every choice that it is part of: an index looks up every term as often as it is named. */
function enoughInTurn([unit, ...others]: readonly QueryUnit[], needed: number): TsQueryText {
  if (!unit || weightOf([unit, ...others]) < needed - nearlyZero) return '';
  const without = enoughInTurn(others, needed);
  const left = needed - unit.weight;
  if (left <= nearlyZero) return anyOf(unit.near, without);
  const rest = enoughInTurn(others, left);
  return rest === '' ? without : anyOf(allOf(unit.near, rest), without);
}

function meets(units: readonly QueryUnit[], share: number): TsQueryText {
  const { most, needed } = mostTelling(units, share);
  if (most.every(({ alone }) => alone === undefined)) return enoughInTurn(most, needed);
  return anyOf(
    ...enoughOf(most, needed).map((choice) => {
      const isAlone = choice.every(({ alone }) => alone !== undefined);
      return allOf(...choice.map(({ near, alone }) => (isAlone ? (alone ?? near) : near)));
    }),
  );
}

/** Documents that meet most of a request, in its words or near them. Empty when nothing was asked for. */
export function nearlyAll(units: readonly QueryUnit[]): TsQueryText {
  if (units.filter(({ weight }) => weight >= 1).length >= many) return meets(units, neededShareOfMany);
  const hasPlain = units.some(({ isPlain, weight }) => isPlain && weight >= 1);
  return meets(units, hasPlain ? neededShareWithPlain : neededShare);
}
