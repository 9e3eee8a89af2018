import type { Queryable } from '@rostrum/server-kit/database';
import { composeQuery, type ComposedQuery } from './query/compose-query.ts';
import { candidatesFoundRepository, type Searched } from './candidates-found.repository.ts';
import {
  correctWords,
  findMisspellings,
  partMisspellings,
  type Candidates,
  type Corrected,
} from './query/correct-words.ts';
import { filterQuery, type FacetName, type Filters } from './query/filters.ts';
import { parseTerms, searchedWords, spansOf, type ParsedText } from './query/parse-terms.ts';
import { allOf, anyOf, type TsQueryText } from './query/tsquery-text.ts';
import type { VocabularyMatch } from './query/vocabulary-match.ts';
import { selectWords } from './query/select-words.ts';
import { sayEmoji } from './language/emoji.ts';
import { wordsOf } from './language/fold.ts';
import { readPlainWords, withConditions } from './reading/read-plain-words.ts';
import { readSubject } from './reading/read-topics.ts';
import { stripAuthorship } from './reading/strip-authorship.ts';
import { readExclusions } from './reading/read-exclusions.ts';
import { readingOf, type Reading } from './query/reading.ts';
import { exclusionQuery } from './query/exclusion-query.ts';
import { wishesOf, type Wish } from './query/wishes.ts';
import { namedSpans } from './query/query-units.ts';
import { isOtherLanguage } from './language/text-language.ts';
import type { NearMatches } from './vectors/near-matches.ts';
import type { Thesaurus } from './thesaurus/thesaurus.ts';
import { findNicknames } from './query/nicknames.ts';
import { namedPeopleRepository } from './named-people.repository.ts';
import { stripTitles } from './names/strip-titles.ts';
import { composeWholeName, nameKey } from './query/whole-name.ts';
import { loadThesaurus } from './thesaurus/load-thesaurus.ts';
import { vocabularyRepository } from './vocabulary.repository.ts';

export interface ToInterpret {
  q: string;
  /** Sentences of a long request that only conditions are read out of. */
  conditions?: string;
  filters: Filters;
  ownOrgId: string | null;
  /** Keys of readings that were taken back. */
  unread: ReadonlySet<string>;
  /** Nothing is read, and no typing error put right. */
  isExact: boolean;
  /** What the vectors say of the text; absent where words alone decide. */
  near?: NearMatches | null;
}

export interface Interpretation {
  readings: Reading[];
  /** Parts of the text that no profile tells of. */
  notUsed: string[];
  /** What was asked for beside the subject; it orders the results and leaves none out. */
  wishes: Wish[];
  /** The words that are searched for. */
  text: string;
  /** Something was typed, perhaps nothing that can be searched for. */
  isTyped: boolean;
  corrected: string | null;
  /** Which words were changed for `corrected`. */
  changedWords: { typed: string; used: string }[];
  /** The text with another word in the place of a real one that no text has; offered, and not searched for. */
  didYouMean: string | null;
  /** What was ticked: it narrows the results. */
  filters: Filters;
  /** What the organisations that were ticked are called; those that the searcher may not know are left out. */
  tickedOrganisations: { value: string; label: string }[];
  /** For people: what is left beside the readings. */
  aboutPeople: ComposedQuery;
  /** For posts, questions and organisations, which have no language or hours: all that tells of the subject. */
  aboutTexts: ComposedQuery;
  /** Topics that were named, in the text or as a reading. */
  topics: string[];
  /** Words were excluded, or nothing was to be read: the others mean themselves, and nothing near them. */
  isLiteral: boolean;
  /** Who is near the request by the vectors of profiles; null for what means itself, and where there are none. */
  near: NearMatches | null;
  /** The filters as a query, perhaps without one of them. */
  filterOf: (except?: FacetName) => TsQueryText;
  /** For posts, questions and organisations: topic, organisation, country. */
  filterOfTexts: (except?: FacetName) => TsQueryText;
}

const allWords = (parsed: ParsedText) => [
  ...new Set([
    ...parsed.words,
    ...parsed.phrases.flat(),
    ...parsed.excludedWords,
    ...parsed.excludedPhrases.flat(),
  ]),
];

const quoted = (words: readonly string[]) => `"${words.join(' ')}"`;
const textOf = ({ words, phrases, excludedWords, excludedPhrases }: ParsedText) =>
  [
    ...words,
    ...phrases.map(quoted),
    ...excludedWords.map((word) => `-${word}`),
    ...excludedPhrases.map((phrase) => `-${quoted(phrase)}`),
  ].join(' ');

export interface Spelling {
  /** Null when nothing was changed. */
  corrected: Corrected | null;
  /** What may have been meant by words that are not changed. */
  offered: Corrected | null;
}

/** Puts typing errors right, with words that lead to something. A word of the language stays and may only be asked about. */
export async function correct(db: Queryable, searched: Searched, thesaurus: Thesaurus): Promise<Spelling> {
  const { parsed, vocabulary } = searched;
  const candidates = new Map(findMisspellings(parsed, vocabulary));
  // What the thesaurus knows leads somewhere by itself.
  for (const { from, to } of namedSpans(parsed.words, vocabulary, thesaurus))
    for (const word of parsed.words.slice(from, to)) candidates.delete(word);
  // Nor does a word of it in any language, or its plural, stand for another.
  for (const word of candidates.keys())
    if (thesaurus.hasForm(word) || thesaurus.hasForm(word.replace(/s$/u, ''))) candidates.delete(word);
  // A spelling or a short form of a person's name is no typing error.
  const typed = [...candidates.keys()];
  const areNames = await namedPeopleRepository.exist(
    db,
    typed.map((word) => anyOf(nameKey(word), ...[...findNicknames(word)].map(nameKey))),
    searched.ownOrgId,
  );
  for (const [place, word] of typed.entries()) if (areNames[place]) candidates.delete(word);
  if (candidates.size === 0) return { corrected: null, offered: null };
  const { replaceable, offerable } = partMisspellings(candidates);
  const kept = await candidatesFoundRepository.keep(db, new Map([...replaceable, ...offerable]), searched);
  const part = (words: Candidates, mustStandTogether = false): Candidates =>
    new Map(
      [...kept]
        .filter(([word]) => words.has(word))
        .map(([word, found]) => [word, found.filter(({ together }) => together || !mustStandTogether)]),
    );
  const corrected = correctWords(searched.parsed, part(replaceable));
  const offered = correctWords(corrected?.parsed ?? searched.parsed, part(offerable, true));
  return { corrected, offered };
}

/** What was typed, without titles and letters around a name that a person has: "Jane Doe, M.D." asks for Jane Doe. */
async function withoutTitles(db: Queryable, text: string, ownOrgId: string | null): Promise<ParsedText> {
  const parsed = parseTerms(text);
  const words = parsed.phrases.length + parsed.excludedWords.length > 0 ? null : stripTitles(text);
  const named = words === null ? '' : composeWholeName(words, () => true);
  if (words === null || named === '') return parsed;
  const [isName = false] = await namedPeopleRepository.exist(db, [named], ownOrgId);
  return isName ? { ...parsed, words } : parsed;
}

/**
 * Returns the experts near a request. Exact words have none. With a quoted phrase, nearness orders the experts who have the
 * phrase, and others are only related.
 */
function selectNear(
  near: NearMatches | null,
  { isLiteral, parsed }: { isLiteral: boolean; parsed: ParsedText },
): NearMatches | null {
  if (isLiteral || near === null) return null;
  return parsed.phrases.length === 0
    ? near
    : { ...near, matches: [], related: [...near.matches, ...near.related] };
}

/** Reads a text: what is a filter, what is searched for, and in which words it may stand. */
export async function interpret(
  db: Queryable,
  { q, conditions = '', filters: ticked, ownOrgId, unread, isExact, near = null }: ToInterpret,
): Promise<Interpretation> {
  const said = isExact ? { rest: q, excluded: [] } : readExclusions(sayEmoji(q));
  const exclusions = said.excluded
    .map((name) => readingOf('excluded', searchedWords(name).join(' '), `Not ${name}`, name))
    .filter(({ key, value }) => value !== '' && !unread.has(key));
  const plain = isExact
    ? { readings: [], rest: q, isQuestion: false, notUsed: [] }
    : withConditions(readPlainWords(stripAuthorship(said.rest), unread), conditions, unread);
  const read = (parsed: ParsedText): Promise<VocabularyMatch> =>
    vocabularyRepository.read(db, {
      words: [
        ...new Set([
          ...allWords(parsed),
          ...exclusions.flatMap(({ value }) => value.split(' ')),
          ...plain.readings.flatMap(({ kind, label }) => (kind === 'city' ? wordsOf(label) : [])),
        ]),
      ],
      joined: parsed.words.slice(1).map((word, index) => (parsed.words[index] ?? '') + word),
      spans: [
        ...new Set([
          ...spansOf(parsed.words).map(({ text }) => text),
          ...parsed.excludedWords,
          ...ticked.topic,
        ]),
      ],
      companies: ticked.organisation,
      ownOrgId,
    });

  const thesaurus = await loadThesaurus(db);
  let parsed = isExact ? parseTerms(plain.rest) : await withoutTitles(db, plain.rest, ownOrgId);
  let vocabulary = await read(parsed);
  // Words of another language would be put right into English ones.
  const spelling =
    isExact || isOtherLanguage(plain.rest)
      ? { corrected: null, offered: null }
      : await correct(db, { parsed, vocabulary, ownOrgId }, thesaurus);
  const correction = spelling.corrected;
  if (correction) {
    parsed = correction.parsed;
    vocabulary = await read(parsed);
  }
  parsed = selectWords(parsed, vocabulary, thesaurus);

  const subject = isExact
    ? { readings: [], parsed }
    : readSubject(parsed, vocabulary, { isQuestion: plain.isQuestion, off: unread });
  const readings = [...plain.readings, ...subject.readings, ...exclusions];
  // Who excludes words means the others as they are typed.
  const isLiteral = isExact || parsed.excludedWords.length > 0 || parsed.excludedPhrases.length > 0;
  const inThesaurus = isLiteral ? undefined : thesaurus;
  const withoutDismissed = {
    ...vocabulary,
    topics: vocabulary.topics.filter(({ title }) => !unread.has(`topic:${title}`)),
  };
  const alternatives = correction?.alternatives;
  const aboutPeople = composeQuery(subject.parsed, withoutDismissed, alternatives, inThesaurus);
  const organisationOf = (name: string) =>
    vocabulary.organisations.find(({ company_username }) => company_username === name.toLowerCase());
  const words = {
    termsOfTopic: (title: string) => {
      const topic = vocabulary.topics.find((each) => each.title === title);
      return topic ? [topic.term, ...topic.below] : [vocabulary.terms[title] ?? title];
    },
    idOfOrganisation: (name: string) => organisationOf(name)?.id,
    ownOrgId,
  };
  const excluded = exclusionQuery(exclusions, vocabulary);
  return {
    readings,
    notUsed: plain.notUsed,
    wishes: wishesOf(
      readings,
      words.idOfOrganisation,
      (word) => vocabulary.words.find((each) => each.word === word)?.stem ?? word,
    ),
    text: textOf(subject.parsed),
    isTyped: q.trim() !== '',
    corrected: correction ? textOf(parsed) : null,
    changedWords: [...(correction?.replaced ?? [])].map(([typed, used]) => ({ typed, used })),
    didYouMean: spelling.offered ? textOf(spelling.offered.parsed) : null,
    filters: ticked,
    tickedOrganisations: ticked.organisation.flatMap((value) => {
      const organisation = organisationOf(value);
      return organisation ? [{ value, label: organisation.name }] : [];
    }),
    aboutPeople,
    aboutTexts: composeQuery(parsed, withoutDismissed, alternatives, inThesaurus),
    topics: [
      ...new Set([
        ...aboutPeople.topics,
        ...readings.flatMap(({ kind, value }) => (kind === 'topic' ? [value] : [])),
      ]),
    ],
    isLiteral,
    near: selectNear(near, { isLiteral: isLiteral || plain.rest.trim() === '', parsed }),
    filterOf: (except) => allOf(filterQuery(ticked, words, except), excluded),
    filterOfTexts: (except) =>
      allOf(
        filterQuery({ ...ticked, industry: [], language: [], inquiry_type: [], ready: [] }, words, except),
        excluded,
      ),
  };
}
