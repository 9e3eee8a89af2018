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

/** The schema at a path in dots, or nothing where there is none. */
export function findSchema(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  const inner = unwrapOnce(schema);
  if (inner && path.length > 0) return findSchema(inner, path);
  const [name, ...rest] = path;
  if (name === undefined) return schema;
  const next =
    schema instanceof z.ZodObject
      ? schema.shape[String(name)]
      : schema instanceof z.ZodArray
        ? schema.element
        : undefined;
  return next && findSchema(next, rest);
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
