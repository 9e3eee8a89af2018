import {
  getBody,
  people,
  profileFields,
  readField,
  recordFields,
  type PersonDetail,
} from '@rostrum/contracts';

export const recordSchema = getBody(people.update);

const expertise: readonly string[] = ['topics', 'industries'];
const names = ['access', ...recordFields, ...profileFields] as const;
export type RecordField = (typeof names)[number];

/** The fields of the form as the profile has them. Staff have no areas of expertise to be found by. */
export const toValues = (person: PersonDetail) => ({
  version: person.version,
  ...Object.fromEntries(
    names
      .filter((name) => person.kind !== 'staff' || !expertise.includes(name))
      .map((name) => [name, person[name]]),
  ),
});

/** A field that has to hold something and was emptied: the contract of a change takes it for one that was not sent. */
export function findEmptied(dirty: object, body: object) {
  const name = names.find((one) => one in dirty && Reflect.get(body, one) === undefined);
  return name && { name, message: `Enter ${readField(recordSchema, name).label.toLowerCase()}.` };
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const toText = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

export interface FieldConflict {
  name: RecordField;
  label: string;
  mine: string;
  theirs: string;
}

/** Fields that were typed here and saved by somebody else meanwhile, with both versions. */
export function findConflicts(
  typed: Readonly<Record<string, unknown>>,
  base: PersonDetail,
  newer: PersonDetail,
): FieldConflict[] {
  return names
    .filter((name) => name in typed && !isSame(base[name], newer[name]) && !isSame(typed[name], newer[name]))
    .map((name) => ({
      name,
      label: readField(recordSchema, name).label,
      mine: toText(typed[name]),
      theirs: toText(newer[name]),
    }));
}
