import { fold } from '../language/fold.ts';
import { detectLanguageByWords, smallWordsOf } from '../language/text-language.ts';
import { emailWords, type EmailWords } from './email-words.ts';

/** A long request in its parts, in the order of the text. */
export interface SplitRequest {
  /** The sentences that name the subject: what is searched for. */
  searched: string;
  /** Sentences that only say when, where, in which medium or for which fee: conditions are read out of them. */
  conditions: string;
}

interface Token {
  folded: string;
  start: number;
  end: number;
}

type Role = 'searched' | 'condition' | 'courtesy';

/** A shorter text is a request as people type it. */
const minLength = 150;
const minSentences = 2;
/** A greeting has at most this many words before its comma: "Dear colleagues at the press office,". */
const maxGreetingWords = 8;
/** A sign-off can only begin after this share of a text. */
const closingFrom = 0.5;
/** A sentence of conditions has this share of words of time, place, medium and money. */
const minConditionShare = 0.5;
/** A request with at most this many other words names no subject: "Could you help us on Monday?". */
const maxEmptyWords = 1;

/** Ends no sentence, like the number of a day in German: "12. Oktober". */
const endsNoSentence =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|dr|prof|mr|mrs|ms|mme|mlle|sr|sra|hr|fr|st|tel|nr|no|approx|ca|bzw|usw|z\.b|e\.g|i\.e)\.\s$/iu;

/** Sentences of a text on one line; a chat begins them with small letters. */
function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.!?…]["”’)\]]*\s/gu)) {
    const to = match.index + match[0].length;
    if (endsNoSentence.test(text.slice(Math.max(from, to - 10), to))) continue;
    sentences.push(text.slice(from, to));
    from = to;
  }
  return [...sentences, text.slice(from)];
}

const tokenize = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));

const startsAt = (tokens: readonly Token[], at: number, phrase: readonly string[]) =>
  phrase.every((word, place) => tokens[at + place]?.folded === word);
const findStart = (tokens: readonly Token[], phrases: readonly (readonly string[])[]) =>
  phrases.find((phrase) => startsAt(tokens, 0, phrase));
const hasPhrase = (tokens: readonly Token[], phrases: readonly (readonly string[])[]) =>
  tokens.some((_token, at) => phrases.some((phrase) => startsAt(tokens, at, phrase)));

/** Returns a sentence without the greetings before it: "Dear all, hello, we need …" without all before "we". */
function stripGreeting(sentence: string, words: EmailWords): string {
  const tokens = tokenize(sentence);
  const greeting = findStart(tokens, words.phrases.greeting);
  if (!greeting) return sentence;
  const mark = /[,:;!–—-](?:\s|$)/u.exec(sentence)?.index ?? sentence.length;
  const isGreeting = tokens.filter(({ end }) => end <= mark).length <= maxGreetingWords;
  const to = isGreeting ? mark + 1 : (tokens[greeting.length]?.start ?? sentence.length);
  return stripGreeting(sentence.slice(to).trim(), words);
}

const asks = (tokens: readonly Token[], { phrases }: EmailWords) => hasPhrase(tokens, phrases.ask);

/** Returns where the sign-off of a text begins; its length when it has none. What follows a sign-off asks for nothing. */
function findClosing(text: string, words: EmailWords): number {
  const tokens = tokenize(text);
  for (const [at, { start }] of tokens.entries()) {
    if (start < text.length * closingFrom || !/^\p{Lu}/u.test(text.slice(start))) continue;
    const before = text.slice(0, start).trimEnd();
    const isNewSentence = /[.!?…,)]$/u.test(before);
    const closing = words.phrases.closing.find(
      (phrase) => (isNewSentence || phrase.length > 1) && startsAt(tokens, at, phrase),
    );
    const rest = text.slice(start);
    if (closing && !rest.includes('?') && !asks(tokens.slice(at), words)) return start;
  }
  return text.length;
}

/** "Kerstin Vogt" below a text. */
const isSignature = (sentence: string) => /^(?:\p{Lu}[\p{L}.'’-]*(?:\s|$)){1,4}$/u.test(sentence);

function classify(sentence: string, words: EmailWords, smallWords: ReadonlySet<string>): Role {
  const tokens = tokenize(sentence);
  const { phrases, logistics, polite } = words;
  const isAsking = asks(tokens, words);
  if (!isAsking && (isSignature(sentence) || hasPhrase(tokens, phrases.courtesy))) return 'courtesy';
  const content = tokens
    .map(({ folded }) => folded)
    .filter((word) => word.length > 1 && !smallWords.has(word));
  const isLogistic = (word: string) => logistics.has(word) || /^\d/u.test(word);
  const others = content.filter((word) => !isLogistic(word) && !polite.has(word));
  const logistic = content.filter(isLogistic).length;
  if (others.length <= maxEmptyWords) return logistic > 0 ? 'condition' : 'courtesy';
  if (isAsking || namesSubject(tokens, words)) return 'searched';
  if (logistic >= minConditionShare * content.length) return 'condition';
  return findStart(tokens, phrases.background) ? 'courtesy' : 'searched';
}

/** "About" a number names none. */
const namesSubject = (tokens: readonly Token[], { phrases }: EmailWords) =>
  tokens.some((_token, at) =>
    phrases.subject.some(
      (phrase) => startsAt(tokens, at, phrase) && !/^\d/u.test(tokens[at + phrase.length]?.folded ?? ''),
    ),
  );

/**
 * Splits a long request, as it is pasted out of an email, into what is asked, conditions, and courtesy with background.
 * Returns null for a text that is short, is in another language than the table has, or has nothing to leave out.
 */
export function splitRequest(text: string): SplitRequest | null {
  if (text.length < minLength) return null;
  const language = detectLanguageByWords(text);
  const words = emailWords.get(language);
  if (!words) return null;
  const smallWords = smallWordsOf(language);
  const sentences = splitSentences(text.slice(0, findClosing(text, words)))
    .map((sentence, place) => (place < 2 ? stripGreeting(sentence, words) : sentence).trim())
    .filter((sentence) => sentence !== '');
  if (sentences.length < minSentences) return null;
  const roles = sentences.map((sentence) => ({ sentence, role: classify(sentence, words, smallWords) }));
  const join = (role: Role) => roles.flatMap((each) => (each.role === role ? [each.sentence] : [])).join(' ');
  const searched = join('searched');
  if (searched === '' || searched.length >= text.length - 1) return null;
  return { searched, conditions: join('condition') };
}
