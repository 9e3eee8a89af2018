import { z } from 'zod';
import { findWords, unwrapOnce, type FieldWords } from './describe-field.ts';

/** One field of a form, read from the schema that validates it. */
export interface ContractField extends FieldWords {
  required: boolean;
  /** Most characters of a text. */
  maxLength?: number;
  /** Bounds of a number. */
  minimum?: number;
  maximum?: number;
  /** Most entries of a list; `maxLength` is then that of one. */
  maxItems?: number;
}

type Schema = z.core.$ZodType;

const readKey = (values: unknown, key: PropertyKey): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, key) : undefined;

/** The branches of a union, those first that its discriminator selects. */
function orderBranches(schema: z.ZodUnion, values: unknown): readonly Schema[] {
  const { options } = schema.def;
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return options;
  const { discriminator } = schema.def;
  const isSelected = (option: Schema) => {
    const field = findSchema(option, [discriminator]);
    return field !== undefined && accepts(field, readKey(values, discriminator));
  };
  return [...options].sort((left, right) => Number(isSelected(right)) - Number(isSelected(left)));
}

/** The schema at a path, or nothing where there is none. `values`: what was sent, to choose among the branches of a union. */
export function findSchema(
  schema: Schema,
  path: readonly PropertyKey[],
  values?: unknown,
): Schema | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const inner = unwrapOnce(schema);
  if (inner) return findSchema(inner, path, values);
  const among = (branches: readonly Schema[]) =>
    branches.map((branch) => findSchema(branch, path, values)).find((found) => found !== undefined);
  if (schema instanceof z.ZodPipe) return among([schema.out, schema.in]);
  if (schema instanceof z.ZodUnion) return among(orderBranches(schema, values));
  const next =
    schema instanceof z.ZodObject
      ? schema.shape[String(name)]
      : schema instanceof z.ZodArray
        ? schema.element
        : schema instanceof z.ZodRecord
          ? schema.valueType
          : undefined;
  return next && findSchema(next, rest, readKey(values, name));
}

export const accepts = (schema: Schema, value: unknown): boolean => z.safeParse(schema, value).success;

/** What an empty field means to a schema: null or the empty text where it takes them, otherwise nothing. */
export function readEmpty(schema: Schema, blank: 'empty' | 'absent'): null | '' | undefined {
  if (accepts(schema, null)) return null;
  if (blank === 'absent' && accepts(schema, undefined)) return undefined;
  return accepts(schema, '') || !accepts(schema, undefined) ? '' : undefined;
}

const finite = (value: number | null | undefined) =>
  value === null || value === undefined || !Number.isFinite(value) ? undefined : value;

type Limits = Pick<ContractField, 'maxLength' | 'minimum' | 'maximum' | 'maxItems'>;

function readLimits(schema: Schema): Limits {
  const inner = unwrapOnce(schema);
  if (inner) return readLimits(inner);
  if (schema instanceof z.ZodPipe) return { ...readLimits(schema.in), ...readLimits(schema.out) };
  if (schema instanceof z.ZodString) {
    const maxLength = finite(schema.maxLength);
    return maxLength === undefined ? {} : { maxLength };
  }
  if (schema instanceof z.ZodNumber)
    return { minimum: finite(schema.minValue), maximum: finite(schema.maxValue) };
  if (schema instanceof z.ZodArray) {
    const check = schema.def.checks?.find((one) => one instanceof z.core.$ZodCheckMaxLength);
    return { ...readLimits(schema.element), ...(check && { maxItems: check._zod.def.maximum }) };
  }
  return {};
}

const cases = new WeakMap<Schema, Map<string, ContractField>>();

/** Label, limits and required mark of the field at `path` (`organisation.website`). */
export function readField(schema: Schema, path: string): ContractField {
  const known = cases.get(schema) ?? new Map<string, ContractField>();
  cases.set(schema, known);
  const field = known.get(path) ?? describe(schema, path);
  known.set(path, field);
  return field;
}

function describe(whole: Schema, path: string): ContractField {
  const schema = findSchema(whole, path.split('.'));
  if (!schema) throw new Error(`The contract has no field '${path}'.`);
  const required = ['', null, undefined].every((empty) => !accepts(schema, empty));
  return { label: path, ...findWords(schema), required, ...readLimits(schema) };
}
