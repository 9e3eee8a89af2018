import { isCommonWord } from '../language/common-words.ts';
import { isSmallWord } from '../language/small-words.ts';
import { spansOf, type ParsedText } from './parse-terms.ts';
import { allOf, anyOf, beginning, lexeme, not, phraseOf, type TsQueryText } from './tsquery-text.ts';
import type { QueryGroup } from './query-group.ts';
import type { NamedTopic, StemmedWord, VocabularyMatch } from './vocabulary-match.ts';
import { composeWholeName, nameKey } from './whole-name.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { sameInOtherWords } from './concept-tiers.ts';
import { composeUnits, namedSpans, type QueryUnit } from './query-units.ts';

export interface ComposedQuery {
  /** What may be missing when no one has it all. */
  groups: QueryGroup[];
  /** The same words by what they name together. */
  units: QueryUnit[];
  /** People whose whole name was typed, under any of its spellings; whatever else the words mean. */
  named: TsQueryText;
  /** The words of phrases, and exclusions: they always hold. */
  required: TsQueryText;
  requiredStrongly: TsQueryText;
  /** The order of words in phrases, which no index knows: it is looked up in the documents themselves. */
  verified: TsQueryText;
  phrases: TsQueryText[];
  /** Titles of topics that were named outright. */
  topics: string[];
}

/** Other readings of a mistyped word, beside the likeliest, which stands in its place. */
export type Alternatives = ReadonlyMap<string, readonly StemmedWord[]>;

const strong = (text: string) => `^${text}`;

/** A word that names more topics than these tells too little; each of them makes the query longer. */
const mostTopics = 8;

/** Topics of which a text is the title or a synonym: those with that title first, then the most used. */
const topicsNamed = ({ topics }: VocabularyMatch, text: string): NamedTopic[] =>
  topics
    .filter(({ terms }) => terms.includes(text))
    .toSorted((left, right) => Number(right.term === text) - Number(left.term === text))
    .slice(0, mostTopics);

/** As English text, and as a name. */
const lexemesOf = ({ word, stem }: StemmedWord): string[] => [stem ?? word, word];

/** Ways in which a topic stands in a document. Its own title is typed already: who has the topic has its words. */
function topicWays({ term, below }: NamedTopic, typed: string) {
  if (term === typed) {
    const marks = below.map((each) => lexeme(`#${each}`));
    return { anywhere: marks, strongly: marks, ranked: marks };
  }
  const marks = [term, ...below].map((each) => lexeme(`#${each}`));
  const words = term.split(' ');
  return {
    anywhere: [...marks, allOf(...words.map(lexeme))],
    strongly: [...marks, allOf(...words.map(strong).map(lexeme))],
    ranked: [...marks, ...(words.length === 1 ? words.map(lexeme) : [])],
  };
}

/** Words written apart that are one word, by the word before or behind. */
function joinedAt(words: readonly string[], position: number): string[] {
  const [before = '', word = '', after = ''] = [-1, 0, 1].map((step) => words[position + step]);
  return [before + word, word + after];
}

const noThesaurus: Thesaurus = {
  find: () => [],
  hasForm: () => false,
  isOfOtherLanguage: () => false,
  termOf: (text) => text,
};
const factors = { common: 0.35, partOfTerm: 0.5 };

/** Makes of words, and of what the database and the thesaurus know of them, the queries that the database is asked. */
export function composeQuery(
  parsed: ParsedText,
  vocabulary: VocabularyMatch,
  alternatives: Alternatives = new Map(),
  thesaurus: Thesaurus = noThesaurus,
): ComposedQuery {
  const spans = namedSpans(parsed.words, vocabulary, thesaurus);
  const known = new Map(vocabulary.words.map((word) => [word.word, word]));
  const stemOf = (word: string) => known.get(word)?.stem ?? null;
  const named = spansOf(parsed.words).flatMap(({ from, to, text }) =>
    topicsNamed(vocabulary, vocabulary.terms[text] ?? '').map((topic) => ({
      from,
      to,
      topic,
      ways: topicWays(topic, vocabulary.terms[text] ?? ''),
    })),
  );

  const groupOf = (word: string, position?: number): QueryGroup => {
    const entry = known.get(word);
    const isBeginning = entry !== undefined && !entry.known && entry.begins;
    const joined =
      position === undefined
        ? []
        : vocabulary.joined.filter((each) => joinedAt(parsed.words, position).includes(each.word));
    const others = [...joined, ...(alternatives.get(word) ?? [])];
    const own = entry?.stem === null ? [] : [{ word, stem: entry?.stem ?? word }];
    const texts = [...[...own, ...others].flatMap(lexemesOf), ...(isBeginning ? (entry.begun ?? []) : [])];
    const topics =
      position === undefined
        ? topicsNamed(vocabulary, entry?.stem ?? word).map((topic) => topicWays(topic, entry?.stem ?? word))
        : named.filter(({ from, to }) => from <= position && position < to).map(({ ways }) => ways);
    // A spelling of a name that no text has as a word.
    const spelled = entry && !entry.known && entry.stem !== null ? [nameKey(word)] : [];
    const span =
      position === undefined ? undefined : spans.find(({ from, to }) => from <= position && position < to);
    const same = (span?.concepts ?? []).map((concept) =>
      sameInOtherWords(concept, vocabulary.terms[span?.text ?? ''] ?? ''),
    );
    const typed = anyOf(
      ...texts.map(lexeme),
      ...spelled,
      isBeginning ? beginning(word) : '',
      ...topics.flatMap((ways) => ways.anywhere),
    );
    return {
      factor:
        span && span.to - span.from > 1
          ? factors.partOfTerm
          : !span && (isCommonWord(word) || isSmallWord(word))
            ? factors.common
            : 1,
      typed,
      anywhere: anyOf(typed, ...same.flatMap((ways) => ways.anywhere)),
      strongly: anyOf(
        ...texts.map(strong).map(lexeme),
        ...spelled,
        isBeginning ? beginning(strong(word)) : '',
        ...topics.flatMap((ways) => ways.strongly),
        ...same.flatMap((ways) => ways.strongly),
      ),
      ranked: anyOf(
        ...texts.map(lexeme),
        isBeginning ? beginning(word) : '',
        ...topics.flatMap((ways) => ways.ranked),
      ),
      names: [word, ...others.map((other) => other.word)],
    };
  };

  // Alone, a word of the language is what it says: "gene" asks for genes, and "Gene Kelly" for Eugene.
  const mayBeNickname = (word: string) =>
    !isCommonWord(word) &&
    spans.length === 0 &&
    topicsNamed(vocabulary, vocabulary.terms[word] ?? word).length === 0;
  // Texts have the stem at the place of a word, names the word itself.
  const inPhrase = (word: string) => {
    const stem = stemOf(word);
    return stem === null ? null : anyOf(lexeme(stem), lexeme(word));
  };
  const inPhraseStrongly = (word: string) => {
    const stem = stemOf(word);
    return stem === null ? [] : [anyOf(lexeme(strong(stem)), lexeme(strong(word)))];
  };
  const phrase = (words: readonly string[]) => phraseOf(words.map(inPhrase));
  const quoted = parsed.phrases.flat();
  const exclusions = parsed.excludedWords.map((word) => not(groupOf(word).anywhere));
  const groups = parsed.words.map((word, position) => {
    const group = groupOf(word, position);
    return group.anywhere === '' ? null : group;
  });
  return {
    groups: groups.flatMap((group) => group ?? []),
    units: composeUnits(parsed.words, groups, spans, vocabulary),
    named: composeWholeName(parsed.words, (word) => parsed.words.length > 1 || mayBeNickname(word)),
    required: allOf(...quoted.flatMap((word) => inPhrase(word) ?? []), ...exclusions),
    requiredStrongly: allOf(...quoted.flatMap(inPhraseStrongly), ...exclusions),
    verified: allOf(
      ...parsed.phrases.map(phrase),
      ...parsed.excludedPhrases.map((words) => not(phrase(words))),
    ),
    phrases: parsed.phrases.map(phrase),
    topics: [...new Set(named.map(({ topic }) => topic.title))],
  };
}
