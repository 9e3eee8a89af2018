import { expect, test } from 'vitest';
import { buildThesaurus } from '../thesaurus/thesaurus.ts';
import { conceptTiers } from './concept-tiers.ts';
import { standsByStems, stemsAround } from './terms-that-stand.ts';

const line = { broader: [], related: [], otherTerms: [] };
const thesaurus = buildThesaurus(
  [
    { ...line, label: 'Chess', entryTerms: ['game of kings', 'grandmaster'] },
    { ...line, label: 'Openings', entryTerms: ['gambit'], broader: ['Chess'] },
  ],
  new Map(),
);
const [chess] = thesaurus.find('chess');

test('leads only by terms of which the index has every word', () => {
  if (!chess) throw new Error('The thesaurus lost a concept.');
  expect(stemsAround([chess])).toEqual(
    expect.arrayContaining(['chess', 'game', 'of', 'kings', 'grandmaster', 'gambit']),
  );
  const ways = (known: readonly string[]) =>
    conceptTiers(chess, 'chess', standsByStems(new Set(known))).map(({ query }) => query);
  expect(ways([])).toEqual([]);
  expect(ways(['kings', 'gambit'])).toEqual(["'^gambit'", "'gambit'"]);
});
