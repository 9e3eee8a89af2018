import {
  valueSchema,
  type FieldValue,
  type FieldValueList,
  type FieldValuesBody,
} from '@rostrum/contracts/fields';
import { ConflictError, InputError } from '@rostrum/server-kit';
import type { FieldRecord } from './custom-fields.repository.ts';
import { presentField } from './present-field.ts';

export interface HeldValue {
  field: FieldRecord;
  value: FieldValue;
}
export interface ValueChange extends HeldValue {
  next: FieldValue;
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

export const presentValues = (held: readonly HeldValue[]): FieldValueList => ({
  fields: held.map(({ field }) => presentField(field)),
  values: Object.fromEntries(held.map(({ field, value }) => [field.key, value])),
});

/** What the log shows of changed fields, by their labels. */
export const describeChanges = (changes: readonly ValueChange[]) => ({
  before: Object.fromEntries(changes.map(({ field, value }) => [field.label, value])),
  after: Object.fromEntries(changes.map(({ field, next }) => [field.label, next])),
});

/** What one field is given, checked by its own definition. */
function readValue(
  { field, value: before }: HeldValue,
  given: FieldValue,
  published: string | null,
): FieldValue {
  const path = `values.${field.key}`;
  const parsed = valueSchema(presentField(field)).safeParse(given);
  if (!parsed.success)
    throw InputError.field(path, parsed.error.issues[0]?.message ?? `Check “${field.label}”.`);
  if (parsed.data === null && before !== null && field.isRequired && published !== null)
    throw InputError.field(path, `A published ${published} needs “${field.label}”.`, 'required');
  return parsed.data;
}

/**
 * What of the given values is new, each checked. `published`: how its owner is called where it is published, which then
 * keeps its required fields.
 */
export const readChanges = (
  held: readonly HeldValue[],
  { values, read }: FieldValuesBody,
  published: 'profile' | 'post' | null,
): ValueChange[] =>
  Object.entries(values).flatMap(([key, given]) => {
    const one = held.find(({ field }) => field.key === key);
    if (!one) throw InputError.field(`values.${key}`, 'This field does not exist any more. Reload the page.');
    const next = readValue(one, given, published);
    if (isSame(next, one.value)) return [];
    if (!isSame(read[key] ?? null, one.value))
      throw new ConflictError(`“${one.field.label}” was changed by a colleague.`, {
        details: presentValues(held),
      });
    return [{ ...one, next }];
  });
