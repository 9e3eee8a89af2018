import type { z } from 'zod';

/** Tells whether a value of a raw row is what the code takes it for. */
export type Column<Value> = (value: unknown) => value is Value;

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<Shape extends Columns> = {
  -readonly [Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The columns of written-out statements, as the driver hands them over. */
export const column = {
  text: (value: unknown): value is string => typeof value === 'string',
  number: (value: unknown): value is number => typeof value === 'number',
  flag: (value: unknown): value is boolean => typeof value === 'boolean',
  bytes: (value: unknown): value is Uint8Array => value instanceof Uint8Array,
  nullable:
    <Value>(inner: Column<Value>): Column<Value | null> =>
    (value): value is Value | null =>
      value === null || inner(value),
  /** PostgreSQL's text or a Date, by the driver's settings; `iso` makes one of both. */
  moment: (value: unknown): value is string | Date => typeof value === 'string' || value instanceof Date,
  listOf:
    <Value>(inner: Column<Value>): Column<Value[]> =>
    (value): value is Value[] =>
      Array.isArray(value) && value.every(inner),
  /** What a schema of the contracts accepts as it is: an enum, a number of a lookup. */
  fits:
    <Value>(schema: z.ZodType<Value, Value>): Column<Value> =>
    (value): value is Value =>
      schema.safeParse(value).success,
  oneOf:
    <const Value extends string>(values: readonly Value[]): Column<Value> =>
    (value): value is Value =>
      typeof value === 'string' && (values as readonly string[]).includes(value),
  /** JSON that the statement builds: an object with at least these parts. */
  objectOf: <Shape extends Columns>(shape: Shape): Column<RowOf<Shape>> => {
    const findMisread = prepareReading(shape);
    return (value): value is RowOf<Shape> => isRecord(value) && findMisread(value) === undefined;
  },
};

type Reading = (row: Readonly<Record<string, unknown>>) => string | undefined;

/** Tells the first column of a row that does not hold what the shape says. Looked up once: it runs for each row of each list. */
export function prepareReading(shape: Columns): Reading {
  const names = Object.keys(shape);
  const checks = Object.values(shape);
  return (row) => {
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] ?? '';
      if (checks[at]?.(row[name]) !== true) return name;
    }
    return undefined;
  };
}
