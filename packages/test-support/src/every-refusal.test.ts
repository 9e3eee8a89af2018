import * as contracts from '@rostrum/contracts/all';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { exampleInput } from './examples/example.ts';

const isRoute = (value: unknown): value is contracts.RouteDescriptor =>
  typeof value === 'object' && value !== null && 'response' in value && 'path' in value && 'method' in value;

const routes = Object.values(contracts).flatMap((group: unknown) =>
  isRoute(group)
    ? [group]
    : typeof group === 'object' && group !== null
      ? Object.values(group).filter(isRoute)
      : [],
);

/** Values of every kind that some field refuses. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  '  ',
  'x',
  'x'.repeat(30_000),
  'a\u0007b',
  'ada@',
  '2026-02-31',
  -1,
  0.5,
  1e15,
  Number.NaN,
  true,
  [],
  ['x'],
  [null],
  Array.from({ length: 120 }, () => 'x'),
  Array.from({ length: 6 }, () => ({})),
  {},
  { is_not_known: 1 },
  { '': '' },
];

/** Words of zod, of its types and of JavaScript; names with underscores; paths in dots; comparisons. */
const libraryWords =
  /\b(invalid|too (small|big)|expected|, received|unrecognized|discriminator|regex|match pattern|undefined|null|nan|string|array|uuid)\b|[<>]=?\s?\d|\w_\w|\[object|[a-z\d]\.[a-z]/iu;
const allowed = ['example.org', 'Node.js'];
const isPlain = (text: string) => {
  const rest = allowed.reduce((left, word) => left.replaceAll(word, ''), text);
  return /^[\p{Lu}“\d]/u.test(rest.trim()) && /[.?!”]$/u.test(rest) && !libraryWords.test(rest);
};

/** Paths to every value inside a valid input, the whole among them. */
function pathsIn(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function replaceAt(value: unknown, [key, ...rest]: readonly PropertyKey[], next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value))
    return value.map((inner, place) => (place === key ? replaceAt(inner, rest, next) : inner));
  return { ...Object(value), [key]: replaceAt(Reflect.get(Object(value), key), rest, next) };
}

/** Keys of every object in the schema: a valid example leaves optional ones out. */
const keysOf = (schema: z.ZodType): string[] =>
  'shape' in schema.def ? Object.keys(Object(schema.def.shape)) : [];

const parts = routes.flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [[`${route.id} ${part}`, schema] as const] : [];
  }),
);

function refusalsOf(schema: z.ZodType): string[] {
  const valid = exampleInput(schema);
  const paths = [...pathsIn(valid), ...keysOf(schema).map((key) => [key])];
  const texts = new Set<string>();
  for (const path of paths)
    for (const wrong of wrongValues) {
      const input = replaceAt(valid, path, wrong);
      const { error } = schema.safeParse(input);
      if (!error) continue;
      const faults = contracts.explainIssues(schema, error, input);
      texts.add(contracts.summarizeFaults(faults));
      for (const { message } of faults) texts.add(message);
    }
  return [...texts];
}

test('refuses every wrong value of every contract in product words', () => {
  const refusals = new Map(parts.map(([name, schema]) => [name, refusalsOf(schema)]));
  expect([...refusals.values()].flat().length).toBeGreaterThan(2000);
  const foreign = [...refusals].flatMap(([name, texts]) =>
    texts.filter((text) => !isPlain(text)).map((text) => `${name}: ${text}`),
  );
  expect(foreign).toEqual([]);
});
