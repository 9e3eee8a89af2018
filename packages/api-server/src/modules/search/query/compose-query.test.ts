import { expect, test } from 'vitest';
import { anyNearQuery, nearQueries, strictQueries } from './query-branches.ts';
import { composeQuery } from './compose-query.ts';
import { correctWords, findMisspellings } from './correct-words.ts';
import { filterQuery, type Filters } from './filters.ts';
import { parseTerms } from './parse-terms.ts';
import { namedSpans } from './query-units.ts';
import { buildThesaurus } from '../thesaurus/thesaurus.ts';
import type { VocabularyMatch } from './vocabulary-match.ts';

const word = (text: string, change: Partial<VocabularyMatch['words'][number]> = {}) => ({
  word: text,
  stem: text,
  known: true,
  begins: false,
  near: [],
  ...change,
});
const vocabulary = (change: Partial<VocabularyMatch> = {}): VocabularyMatch => ({
  words: [],
  joined: [],
  terms: {},
  topics: [],
  organisations: [],
  ...change,
});
const none: Filters = {
  topic: [],
  industry: [],
  organisation: [],
  language: [],
  inquiry_type: [],
  ready: [],
  country: [],
  region: [],
  available: null,
  isConfirmed: false,
  isOwn: false,
};

test('a synonym finds whoever has the topic, and names the topic', () => {
  const query = composeQuery(
    parseTerms('flu'),
    vocabulary({
      words: [word('flu')],
      terms: { flu: 'flu' },
      topics: [{ title: 'Influenza', term: 'influenza', terms: ['influenza', 'flu'], below: [] }],
    }),
  );
  expect(query.groups[0]?.anywhere).toBe("('flu' | '#influenza' | 'influenza')");
  expect(query.groups[0]?.strongly).toContain("'^flu'");
  expect(query.topics).toEqual(['Influenza']);
});

test('the title of a topic stands in whoever has it; only what lies below it is another way in', () => {
  const query = composeQuery(
    parseTerms('health'),
    vocabulary({
      words: [word('health')],
      terms: { health: 'health' },
      topics: [{ title: 'Health', term: 'health', terms: ['health'], below: ['stroke'] }],
    }),
  );
  expect(query.groups[0]?.anywhere).toBe("('health' | '#stroke')");
});

test('a word that is only begun stands for all that begin so; a word written apart for the whole', () => {
  const query = composeQuery(
    parseTerms('estua north mere'),
    vocabulary({
      words: [word('estua', { known: false, begins: true }), word('north'), word('mere', { known: false })],
      joined: [{ word: 'northmere', stem: 'northmer' }],
    }),
  );
  expect(query.groups.map(({ anywhere }) => anywhere)).toEqual([
    "('estua' | '@estua' | 'estua':*)",
    "('north' | 'northmer' | 'northmere')",
    "('mere' | 'northmer' | 'northmere' | '@mere')",
  ]);
});

test('what nobody wrote is put right; what a topic is called is not', () => {
  const near = [{ word: 'storm', stem: 'storm' }];
  const parsed = parseTerms('strom lights');
  const corrected = correctWords(
    parsed,
    findMisspellings(
      parsed,
      vocabulary({
        words: [word('strom', { known: false, near }), word('lights', { known: false, near: [] })],
      }),
    ),
  );
  expect(corrected?.parsed.words).toEqual(['storm', 'lights']);
  expect([...(corrected?.replaced ?? [])]).toEqual([['strom', 'storm']]);
  const asTopic = findMisspellings(
    parseTerms('strom'),
    vocabulary({
      words: [word('strom', { known: false, near })],
      terms: { strom: 'strom' },
      topics: [{ title: 'Power', term: 'power', terms: ['strom'], below: [] }],
    }),
  );
  expect(correctWords(parseTerms('strom'), asTopic)).toBeNull();
});

test('first all of it in strong places, then anywhere; then who has most of it', () => {
  const query = composeQuery(
    parseTerms('storm surge -flood'),
    vocabulary({ words: [word('storm'), word('surge'), word('flood')] }),
  );
  // Or a person of that name, under any of its spellings.
  const named = "(('@storm' | '@stormsurge') & ('@surge' | '@stormsurge'))";
  const strongly = `(('^storm' & '^surge') | ${named})`;
  expect(strictQueries(query, "'l:fr'")).toEqual([
    `((${strongly} & !'flood') & 'l:fr')`,
    `(('storm' & 'surge' & !'flood') & !(${strongly} & !'flood') & 'l:fr')`,
  ]);
  expect(nearQueries(query, '')).toEqual(["(('storm' & 'surge') & !('storm' & 'surge') & !'flood')"]);
  expect(anyNearQuery(query, "'l:fr'")).toBe("(('storm' & 'surge') & !'flood' & 'l:fr')");
});

test('a word that is a synonym of very many topics stands for the topic of that name and the most used ones', () => {
  const others = Array.from({ length: 20 }, (_, place) => ({
    title: `Topic ${place}`,
    term: `topic ${place}`,
    terms: [`topic ${place}`, 'ai'],
    below: [],
  }));
  const own = { title: 'AI', term: 'ai', terms: ['ai'], below: [] };
  const { topics } = composeQuery(
    parseTerms('ai'),
    vocabulary({ words: [word('ai')], terms: { ai: 'ai' }, topics: [...others, own] }),
  );
  expect(topics).toEqual(['AI', ...others.slice(0, 7).map(({ title }) => title)]);
});

test('several values of a filter are any of them; one that names nothing finds nothing', () => {
  const words = {
    termsOfTopic: (title: string) => [title.toLowerCase()],
    idOfOrganisation: () => undefined,
    ownOrgId: null,
  };
  expect(filterQuery({ ...none, language: ['fr', 'de'], topic: ['Flood'] }, words)).toBe(
    "('#flood' & ('l:fr' | 'l:de'))",
  );
  expect(filterQuery({ ...none, language: ['fr'] }, words, 'language')).toBe('');
  expect(filterQuery({ ...none, organisation: ['nowhere'] }, words)).toBe("'o:nobody'");
  expect(filterQuery({ ...none, region: ['Australia'] }, words)).toBe("'c:AU'");
});

test('beside a concept, a thing that no text has must be met; a word of every subject need not', () => {
  const thesaurus = buildThesaurus(
    [
      {
        label: 'Translation',
        entryTerms: ['interpreters'],
        broader: [],
        related: [],
        otherTerms: [],
        isOnlyNamed: false,
      },
    ],
    new Map(),
  );
  const near = (text: string, other: string) => {
    const words = [word(other, { known: false }), word('translation')];
    const query = composeQuery(parseTerms(text), vocabulary({ words }), new Map(), thesaurus);
    return { found: anyNearQuery(query, ''), units: query.units.map((unit) => unit.near) };
  };
  const unknown = near('haiku translation', 'haiku');
  expect(unknown.found).toBe(unknown.units[0]);
  const common = near('expensive translation', 'expensive');
  expect(common.found).toBe(common.units[1]);
  // Another word for it has to stand in a strong place.
  expect(common.units[1]).toContain("'#interpreters'");
  expect(common.units[1]).not.toContain("'interpreters'");
});

test('a concept that is only named looks for none of its other terms', () => {
  const line = { broader: [], related: [], otherTerms: [], isOnlyNamed: true };
  const thesaurus = buildThesaurus(
    [{ ...line, label: 'Pets', entryTerms: ['hamster', 'goldfish'] }],
    new Map(),
  );
  const { units } = composeQuery(
    parseTerms('hamster'),
    vocabulary({ words: [word('hamster')] }),
    new Map(),
    thesaurus,
  );
  expect(units[0]?.near).not.toContain('goldfish');
});

test('a word with the stem of another one names nothing, nor does what is left of a negation', () => {
  const thesaurus = buildThesaurus(
    [
      {
        label: 'Railways',
        entryTerms: ['train', 'won'],
        broader: [],
        related: [],
        otherTerms: [],
        isOnlyNamed: false,
      },
    ],
    new Map([['training', 'train']]),
  );
  const spansOfText = (text: string) => {
    const { words } = parseTerms(text);
    const terms = { training: 'train', train: 'train' };
    return namedSpans(words, vocabulary({ words: words.map((each) => word(each)), terms }), thesaurus);
  };
  expect(spansOfText('training')).toEqual([]);
  expect(spansOfText('won tickets')).toEqual([]);
  expect(spansOfText('train').map(({ text }) => text)).toEqual(['train']);
});

test('what is only there to be recognised must be met beside a concept', () => {
  const line = { entryTerms: [], broader: [], related: [], otherTerms: [], isOnlyNamed: false };
  const thesaurus = buildThesaurus(
    [
      { ...line, label: 'Prices' },
      { ...line, label: 'Driving', entryTerms: ['caravan'], isOnlyNamed: true },
    ],
    new Map(),
  );
  const words = [word('caravan'), word('prices')];
  const { units } = composeQuery(parseTerms('caravan prices'), vocabulary({ words }), new Map(), thesaurus);
  expect(
    anyNearQuery(
      { ...composeQuery(parseTerms('caravan prices'), vocabulary({ words }), new Map(), thesaurus) },
      '',
    ),
  ).toBe(units[0]?.alone);
  expect(units[0]?.alone).toContain('^caravan');
});

test('words of every subject name concepts when all of a request is made of them', () => {
  const line = { entryTerms: [], broader: [], related: [], otherTerms: [], isOnlyNamed: false };
  const thesaurus = buildThesaurus([{ ...line, label: 'Anxiety', entryTerms: ['worried'] }], new Map());
  const named = (text: string) => {
    const { words } = parseTerms(text);
    return namedSpans(words, vocabulary({ words: words.map((each) => word(each)) }), thesaurus).length;
  };
  expect(named('young worried')).toBe(1);
  expect(named('worried farmers')).toBe(0);
});

test('a neighbour makes a match by a topic of its own and not by a word of another', () => {
  const line = { entryTerms: [], broader: [], otherTerms: [], isOnlyNamed: false };
  const thesaurus = buildThesaurus(
    [
      { ...line, label: 'Knives', related: ['Adolescence'] },
      { ...line, label: 'Adolescence', related: [] },
    ],
    new Map(),
  );
  const query = composeQuery(
    parseTerms('knives'),
    vocabulary({ words: [word('knives')] }),
    new Map(),
    thesaurus,
  );
  expect(query.units[0]?.near).toContain("'#adolescence'");
  expect(query.units[0]?.near).not.toContain("'^adolescence'");
});

test('an umbrella is meant when nothing narrower was asked for', () => {
  const line = { entryTerms: [], broader: [], related: [], otherTerms: [], isOnlyNamed: false };
  const thesaurus = buildThesaurus(
    [
      { ...line, label: 'Children', narrower: ['Sleep'] },
      { ...line, label: 'Sleep' },
      { ...line, label: 'Measles' },
    ],
    new Map(),
  );
  const named = (text: string) => {
    const { words } = parseTerms(text);
    const spans = namedSpans(words, vocabulary({ words: words.map((each) => word(each)) }), thesaurus);
    return spans.flatMap(({ concepts }) => concepts.map(({ label }) => label));
  };
  expect(named('children')).toEqual(['Children']);
  expect(named('children measles')).toEqual(['Measles']);
});

test('who has the narrow subject above a concept is a match, and who has a whole field is none', () => {
  const line = { entryTerms: [], broader: [], related: [], otherTerms: [], isOnlyNamed: false };
  const thesaurus = buildThesaurus(
    [
      { ...line, label: 'Health' },
      { ...line, label: 'Allergy', broader: ['Health'] },
      { ...line, label: 'Peanuts', broader: ['Allergy'] },
    ],
    new Map(),
  );
  const near = (text: string) =>
    composeQuery(parseTerms(text), vocabulary({ words: [word(text)] }), new Map(), thesaurus).units[0]?.near;
  expect(near('peanuts')).toContain('#allergy');
  expect(near('allergy')).not.toContain('#health');
});
