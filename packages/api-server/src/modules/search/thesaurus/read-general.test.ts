import { expect, test } from 'vitest';
import { readGeneralConcepts } from './read-general.ts';

const lines = readGeneralConcepts();
const labels = new Set(lines.map(({ label }) => label));

test('every concept has one line, and every link leads to a concept', () => {
  expect(labels.size).toBe(lines.length);
  const lost = lines.flatMap(({ label, broader, related, narrower = [] }) =>
    [...broader, ...related, ...narrower].filter((other) => !labels.has(other) || other === label),
  );
  expect(lost).toEqual([]);
});

test('no concept lies below itself', () => {
  const broader = new Map(
    lines.map((line) => [
      line.label,
      [
        ...line.broader,
        ...lines.filter(({ narrower = [] }) => narrower.includes(line.label)).map(({ label }) => label),
      ],
    ]),
  );
  const above = (label: string, seen: readonly string[]): string[] =>
    seen.includes(label)
      ? [...seen, label]
      : (broader.get(label) ?? []).flatMap((each) => above(each, [...seen, label]));
  expect(lines.flatMap(({ label }) => above(label, []))).toEqual([]);
});

test('a term names few concepts, so that it tells something', () => {
  const named = new Map<string, string[]>();
  for (const { label, entryTerms } of lines)
    for (const term of [label, ...entryTerms])
      named.set(term.toLowerCase(), [...(named.get(term.toLowerCase()) ?? []), label]);
  expect([...named].filter(([, concepts]) => concepts.length > 3)).toEqual([]);
});
