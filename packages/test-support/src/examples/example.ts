import type { z } from 'zod';
import { exampleNumber, exampleText } from './example-value.ts';

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: readonly z.ZodType[];
  entries?: Record<string, string | number>;
  values?: readonly unknown[];
  defaultValue?: unknown;
  left?: z.ZodType;
  right?: z.ZodType;
  items?: readonly z.ZodType[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
};

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def;
const inner = (schema: z.ZodType | undefined, key: string) =>
  schema === undefined ? undefined : valueOf(schema, key);

function firstOf(schema: z.ZodType): string {
  const def = defOf(schema);
  return def.type === 'pipe' && def.in !== undefined ? firstOf(def.in) : def.type;
}

/** Whether a list needs more entries, whatever stands in them. */
function isTooShort(schema: z.ZodType, list: unknown[]): boolean {
  const { error } = schema.safeParse(list);
  return error?.issues.some(({ code, path }) => code === 'too_small' && path.length === 0) ?? false;
}

/** How each kind of schema gives its example. Optional parts stay away, nullable ones are null, lists are empty where they may be. */
const byType: Record<string, (def: Def, key: string, schema: z.ZodType) => unknown> = {
  string: (_def, key, schema) => exampleText(schema, key),
  number: (_def, key, schema) => exampleNumber(schema, key),
  boolean: () => false,
  null: () => null,
  undefined: () => undefined,
  unknown: () => null,
  any: () => null,
  literal: ({ values }) => values?.[0],
  enum: ({ entries }) => Object.values(entries ?? {})[0],
  nullable: () => null,
  optional: () => undefined,
  default: ({ defaultValue }) => defaultValue,
  prefault: ({ defaultValue }) => defaultValue,
  catch: ({ innerType }, key) => inner(innerType, key),
  readonly: ({ innerType }, key) => inner(innerType, key),
  lazy: ({ getter }, key) => inner(getter?.(), key),
  // A text that is trimmed and then checked must fit both ends.
  pipe: (def, key, schema) => {
    const first = def.in === undefined ? undefined : firstOf(def.in);
    if (first === 'string') return exampleText(schema, key);
    if (first === 'number') return exampleNumber(schema, key);
    return inner(first === 'transform' ? def.out : def.in, key);
  },
  // Keys of a closed set must all be there; an open record may be empty.
  record: ({ keyType, valueType }, key) =>
    Object.fromEntries(
      Object.values((keyType && defOf(keyType).entries) ?? {}).map((name) => [name, inner(valueType, key)]),
    ),
  array: ({ element }, key, schema) => {
    const list: unknown[] = [];
    while (isTooShort(schema, list)) list.push(inner(element, key.replace(/s$/, '')));
    return list;
  },
  tuple: ({ items }, key) => items?.map((item) => valueOf(item, key)),
  union: ({ options }, key) => inner(options?.[0], key),
  intersection: ({ left, right }, key) => ({ ...Object(inner(left, key)), ...Object(inner(right, key)) }),
  object: ({ shape }) =>
    Object.fromEntries(
      Object.entries(shape ?? {}).flatMap(([key, part]) => {
        const value = valueOf(part, key);
        return value === undefined ? [] : [[key, value]];
      }),
    ),
};

function valueOf(schema: z.ZodType, key: string): unknown {
  const def = defOf(schema);
  const make = byType[def.type];
  if (make === undefined) throw new Error(`No example for '${key}' (${def.type}): pass one in.`);
  return make(def, key, schema);
}

type Overrides<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: Overrides<T[Key]> }
    : T;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(base: unknown, over: unknown): unknown {
  if (!isPlain(over) || !isPlain(base)) return over;
  const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
  return Object.fromEntries(
    [...keys].map((key) => [key, key in over ? merge(base[key], over[key]) : base[key]]),
  );
}

/** Returns a value of a schema's shape that rules across fields may still refuse. */
export const exampleInput = (schema: z.ZodType): unknown => valueOf(schema, '');

/**
 * A valid value of a contract entity, made from its schema: a test writes only what it is about.
 * `example(inquirySummary, { subject: 'Coral reefs' })`. What does not fit the contract throws.
 */
export function example<Schema extends z.ZodType>(
  schema: Schema,
  overrides?: Overrides<z.input<Schema>>,
): z.output<Schema> {
  const value = merge(valueOf(schema, ''), overrides ?? {});
  return schema.parse(value);
}
