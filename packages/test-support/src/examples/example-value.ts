import type { z } from 'zod';

/** Counts the examples made, so that ids and names differ. */
let made = 0;
export const nextNumber = () => (made += 1);

const uuid = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const words = (key: string) => key.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** Values to try, the most telling first; the schema itself decides which one fits. */
const textCandidates = (key: string, number: number) => [
  ...(/(^|_)name$/.test(key) ? [`Ada Quill ${number}`] : []),
  ...(/username|slug|identifier/.test(key) ? [`ada-quill-${number}`] : []),
  uuid(number),
  '2026-03-04T09:30:00.000Z',
  '2026-03-04',
  `ada.quill.${number}@north.example`,
  'https://north.example/page',
];
const lateTextCandidates = (number: number) => [
  `item-${number}`,
  '/path',
  'en',
  'GB',
  'GBR',
  '#1a2b3c',
  '#f4f6f8',
  '1.0.0',
  '12:30',
  '2026-03',
  'Europe/London',
  '0000-0002-1825-0097',
  'example.org',
  '123456',
  'GBP',
  '=',
  '2026',
  `sha384-${'a'.repeat(64)}`,
  'a'.repeat(64),
  'a'.repeat(43),
  '1',
  '',
];

const fits = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** A text that the schema accepts: plain words where anything goes, else the first form that fits. */
export function exampleText(schema: z.ZodString | z.ZodType, key: string): string {
  const number = nextNumber();
  const plain = `${words(key) || 'Text'} ${number}`;
  const known = /(^|_)(name|username|slug|identifier)$/.test(key);
  const candidates = known
    ? [...textCandidates(key, number), plain, ...lateTextCandidates(number)]
    : [plain, ...textCandidates(key, number), ...lateTextCandidates(number)];
  const found = candidates.find((candidate) => fits(schema, candidate));
  if (found === undefined) throw new Error(`No example text fits '${key}': pass one in.`);
  return found;
}

/** A number that the schema accepts. */
export function exampleNumber(schema: z.ZodType, key: string): number {
  const found = [1, 0, 10, 100, 0.5, 1000].find((candidate) => fits(schema, candidate));
  if (found === undefined) throw new Error(`No example number fits '${key}': pass one in.`);
  return found;
}
