import { expect, test } from 'vitest';
import type { ConceptLine } from '../thesaurus/concept.ts';
import { buildThesaurus } from '../thesaurus/thesaurus.ts';
import { topicsToCompare } from './topics-to-compare.ts';

const line = (label: string, change: Partial<ConceptLine> = {}): ConceptLine => ({
  label,
  entryTerms: [],
  broader: [],
  related: [],
  otherTerms: [],
  isOnlyNamed: false,
  ...change,
});
const lines = [
  line('Health'),
  line('Infectious disease', { broader: ['Health'] }),
  line('Mpox', { broader: ['Infectious disease'] }),
  line('Dentistry', { broader: ['Health'] }),
  line('Epidemiology', { related: ['Infectious disease'] }),
  line('Epidemics', { entryTerms: ['infectious disease'] }),
  line('Pets', { entryTerms: ['infectious disease'], isOnlyNamed: true }),
];

test('a concept is in reach of a topic that is its own, below it, beside it, or above it unless that is a whole field', () => {
  const reachOf = (...titles: string[]) => {
    const directory = titles.map((title) => ({ title, term: title.toLowerCase() }));
    const topics = topicsToCompare(buildThesaurus(lines, new Map()), lines, directory);
    return {
      held: topics.flatMap(({ title, isHeld }) => (isHeld ? [title] : [])),
      lost: topics.flatMap(({ title, isInReach }) => (isInReach ? [] : [title])),
    };
  };
  expect(reachOf('Infectious disease')).toEqual({
    held: ['Infectious disease'],
    lost: ['Dentistry', 'Pets'],
  });
  expect(reachOf('Health').lost).toContain('Dentistry');
  expect(reachOf('Beekeeping')).toEqual({
    held: ['Beekeeping'],
    lost: lines.map(({ label }) => label),
  });
});
