import { fold } from '../language/fold.ts';
import type { Pattern } from './pattern.ts';
import { lists, spoken } from './patterns.ts';
import type { Reading } from '../query/reading.ts';

export interface PlainWords {
  readings: Reading[];
  /** What is left to search for. */
  rest: string;
  /** Asked as a question or a request rather than typed as keywords: topics in it are read as filters, too. */
  isQuestion: boolean;
  /** What was asked for and no profile tells, in the words of the text: "this week". */
  notUsed: string[];
}

interface Token {
  folded: string;
  start: number;
  end: number;
}

const openers = new Set(
  'who whom whose what which why how when where is are was were can could should would will may might does do did has have find show give i we looking need'.split(
    ' ',
  ),
);
const people = new Set(
  `somebody someone anybody anyone expert experts specialist specialists scientist scientists researcher researchers
  professor academic scholar analyst adviser advisor guest pundit commentator lawyer barrister doctor surgeon nurse
  engineer economist historian sociologist psychologist psychiatrist biologist physicist chemist geologist geographer
  astronomer archaeologist meteorologist climatologist epidemiologist virologist mathematician statistician philosopher
  linguist theologian architect pharmacist vet midwife judge criminologist ecologist oceanographer`.split(
    /\s+/u,
  ),
);
/** Said around a question; they tell nothing of its subject. */
const around = new Set(
  'who whom whose somebody someone anybody anyone expert experts specialist specialists person people find show give tell say says talk speak comment discuss explain explains know knows answer help look looking need needs want wants please whether able happen happens say thing things really hello hi dear good morning afternoon thanks thank thx pls any1 comment commentary guest interview interviews interviewed quote quotes briefing background urgently urgent soon ideally preferably possibly prefer live journalist programme listeners readers viewers audience piece article story feature segment angle'.split(
    ' ',
  ),
);
/** Small words that hold a question together. Names of topics with them ("a and e") are typed without a question. */
const small = new Set(
  'a an the is are was were am be been being to of for in on at by with about from into over and or as it its this that these those my our your their me us i we you why how what when where which can could do does did has have had will would should may might there some any'.split(
    ' ',
  ),
);
/** "Expert testimony" is a subject. */
const subjects = new Set(['witness', 'testimony', 'evidence', 'opinion']);

/** Words outside of quotes and without a minus; those inside mean exactly themselves. */
function tokensOf(text: string): Token[] {
  const hidden = text.replace(/["“”„][^"“”„]*["“”„]|(?:^|\s)-\S+/gu, (part) => ' '.repeat(part.length));
  return [...hidden.matchAll(/[\p{L}\p{M}\p{N}]+|[$€£]/gu)].map((match) => ({
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const longestName = 5;

/** How many tokens a pattern takes from a place on, and the name in it; null when it does not stand there. */
function matchAt(pattern: Pattern, tokens: readonly Token[], from: number) {
  let at = from;
  let name: { value: string; label: string } | null = null;
  for (const part of pattern.words) {
    const list = lists[part];
    if (!list) {
      if (tokens[at]?.folded !== part) return null;
      at += 1;
      continue;
    }
    let size = Math.min(longestName, tokens.length - at);
    while (size > 0 && !name) {
      const words = tokens.slice(at, at + size).map(({ folded }) => folded);
      name = list.get(words.join(' ')) ?? null;
      if (!name) size -= 1;
    }
    if (!name) return null;
    at += size;
  }
  if (pattern.before !== undefined && tokens[at]?.folded !== pattern.before) return null;
  return { to: at, name };
}

/** Patterns by their first word, so that a long text is not compared with all of them at each word. */
const byFirstWord = Map.groupBy(spoken, ({ words: [first = ''] }) => first);
const beginningWithName = spoken.filter(({ words: [first = ''] }) => lists[first] !== undefined);

function longestMatch(tokens: readonly Token[], from: number, isQuestion: boolean) {
  let best: { to: number; pattern: Pattern; name: { value: string; label: string } | null } | null = null;
  const beginning = byFirstWord.get(tokens[from]?.folded ?? '') ?? [];
  for (const pattern of [...beginning, ...beginningWithName]) {
    if (pattern.onlyInQuestions && !isQuestion) continue;
    const match = matchAt(pattern, tokens, from);
    if (match && match.to > (best?.to ?? from)) best = { ...match, pattern };
  }
  return best;
}

/** Takes the spans out of a text, so that quotes and minus stay as they are. */
function without(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of spans) {
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return (rest + text.slice(at))
    .replace(/[,;.?!]+/gu, (marks, index: number, whole: string) => {
      const isSpace = (place: number) => /^\s?$/u.test(whole.charAt(place));
      if (!isSpace(index + marks.length)) return marks;
      // What ended a sentence goes; the dot of "Dr." stays.
      return isSpace(index - 1) ? ' ' : marks.replace(/[^.]/gu, '');
    })
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Adds what sentences of a long request say of conditions alone. */
export function withConditions(plain: PlainWords, conditions: string, off: ReadonlySet<string>): PlainWords {
  if (conditions === '') return plain;
  const { readings, notUsed } = readPlainWords(conditions, off);
  const known = new Set(plain.readings.map(({ key }) => key));
  return {
    ...plain,
    readings: [...plain.readings, ...readings.filter(({ key }) => !known.has(key))],
    notUsed: [...new Set([...plain.notUsed, ...notUsed])],
  };
}

/**
 * Reads language, place, time and medium out of a request in plain words. `off` names readings that the searcher took
 * back: their words are neither a filter nor searched for.
 */
export function readPlainWords(text: string, off: ReadonlySet<string> = new Set()): PlainWords {
  const tokens = tokensOf(text);
  const isQuestion =
    (tokens.length > 2 && openers.has(tokens[0]?.folded ?? '')) ||
    (tokens.length > 2 && text.trim().endsWith('?')) ||
    (tokens.length > 1 &&
      tokens.some(
        ({ folded }, index) => people.has(folded) && !subjects.has(tokens[index + 1]?.folded ?? ''),
      ));
  const readings: Reading[] = [];
  const notUsed: string[] = [];
  const taken: { start: number; end: number }[] = [];
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    const match = longestMatch(tokens, index, isQuestion);
    if (match) {
      const span = { start: token.start, end: tokens[match.to - 1]?.end ?? token.end };
      const reading = match.pattern.read(match.name, text.slice(span.start, span.end));
      taken.push(span);
      if (match.pattern.isNotUsed) notUsed.push(text.slice(span.start, span.end));
      if (reading && !off.has(reading.key) && !readings.some(({ key }) => key === reading.key))
        readings.push(reading);
      index = match.to;
      continue;
    }
    const isAround =
      isQuestion &&
      (small.has(token.folded) ||
        (around.has(token.folded) && !subjects.has(tokens[index + 1]?.folded ?? '')));
    if (isAround) taken.push({ start: token.start, end: token.end });
    else kept.push(token);
    index += 1;
  }
  // Nothing but polite words: then they are what is looked for.
  if (kept.length === 0 && readings.length === 0 && notUsed.length === 0)
    return { readings, rest: text.trim(), isQuestion: false, notUsed };
  return { readings, rest: without(text, taken), isQuestion, notUsed };
}
