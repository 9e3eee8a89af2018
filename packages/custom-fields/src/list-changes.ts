import type { FieldValue, FieldValuesBody } from '@rostrum/contracts/fields';

type Values = Record<string, FieldValue>;

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** What of the typed values is new, with what was read of it: the server compares that with what stands by now. */
export function listChanges(read: Values, typed: Values): FieldValuesBody {
  const changed = Object.entries(typed).filter(([key, value]) => !isSame(value, read[key] ?? null));
  return {
    values: Object.fromEntries(changed),
    read: Object.fromEntries(changed.map(([key]) => [key, read[key] ?? null])),
  };
}
