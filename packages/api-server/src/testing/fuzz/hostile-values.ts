import fc from 'fast-check';
import { valueAt, withValueAt } from '../marked-sample.ts';

type Path = readonly (string | number)[];

/** Every place of a value, the whole of it included. */
export const placesOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const deep = (depth: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Texts that parsers, databases and templates have been known to fail at. */
export const hostileTexts = [
  'a\u0000b',
  'half of a face \uD83D',
  '\uDE00 the other half',
  'x'.repeat(10_000),
  '\u202E\u2066right to left',
  '\uFFFD\uFFFE\uFFFF',
  'é'.normalize('NFD').repeat(200),
  "'; DROP TABLE users; --",
  '%_\\',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '+999999-12-31T23:59:59Z',
  '0000-00-00',
  '9999-12-31T23:59:59+14:00',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  'javascript:alert(1)',
  'https://[::1',
  '𝔘𝔫𝔦'.repeat(40),
  '-1',
  '1e309',
  'NaN',
  ' ',
  '',
];
const values: unknown[] = [
  ...hostileTexts,
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  {},
  [[]],
  deep(5000, '[', ']'),
  deep(5000, '{"a":', '}'),
  JSON.parse('{"constructor":1,"toString":1,"length":-1}'),
  Array.from({ length: 5000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${index}`, index])),
];

/** A sample with one place made hostile: another value, a text with something in it, a list with its entries twice. */
export const hostile = (sample: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(...placesOf(sample)),
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...values).map((value) => () => value) },
        {
          weight: 3,
          arbitrary: fc
            .constantFrom(...hostileTexts)
            .map((text) => (old: unknown) => `${typeof old === 'string' ? old : ''}${text}`),
        },
        { weight: 1, arbitrary: fc.jsonValue().map((value) => () => value) },
        {
          weight: 2,
          arbitrary: fc.constant((old: unknown) =>
            Array.isArray(old) ? [...(old as unknown[]), ...(old as unknown[])] : [old, old],
          ),
        },
        { weight: 1, arbitrary: fc.constant((old: unknown) => ({ ...(old as object), ['\uD800']: 1 })) },
      ),
    )
    .map(([place, change]) => withValueAt(sample, place, change(valueAt(sample, place))));
