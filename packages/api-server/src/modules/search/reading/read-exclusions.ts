import { wordsOf } from '../language/fold.ts';
import { cities, countryNames, regionNames } from '../language/names.ts';

/** What a request says not to look for, in plain words: "floods, but not from Northmere". */
interface Exclusions {
  /** The text without them. */
  rest: string;
  /** Each as it was written: "Northmere". */
  excluded: string[];
}

/** Words that always say what is left out; what follows is named next. */
const always =
  /(^|[^\p{L}\p{N}-])(?:but )?(?:except(?:ing)?(?: (?:for|from|in|at|of|those))?|other than|excluding|apart from|aside from|anyone but|anybody but) /giu;
/** "Not" before a place or an organisation, wherever in the text. */
const notFrom =
  /(^|[^\p{L}\p{N}-])(?:who (?:is|are) |that (?:is|are) |but )?(?:(?:not|nor) (?:(?:based|working|employed|living) )?(?:from|at|of|in|with)|outside(?: of)?) /giu;
/** "Not" before the last words of a short text, which is no sentence then: "climate NOT coastal". */
const notLast = /([\p{L}\p{N}])[, ]+(?:but )?(?:not|NOT) /gu;
/** An auxiliary before "not" makes it part of a sentence: "will not give back". */
const auxiliary =
  /\b(?:is|are|was|were|be|been|am|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|why|if|or|whether)$/iu;
const asksWhy = /^\s*(?:why|how|what|when|whether|if|is|are|do|does|did|can|could|will|would|should)\b/iu;

/** What is left out ends here. */
const boundary =
  /[.,;:?!()]|\s(?:who|which|that|for|on|about|to|as|when|because|please|ideally|preferably|but|speaking|who's|in|with|at|by)\s/iu;
const listed = / (?:or|and|nor) (?:from |in |at )?/iu;
const maxWords = 4;
/** A short text with "not" in it names things; a longer one is a sentence. */
const maxWordsOfNames = 6;

const countWords = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;
const article = /^(?:the|a|an|any|all|those|people|experts?) /iu;

/** Returns what follows a place in the text, as far as it is one name or a list of them. */
function namesFrom(text: string, from: number): { names: string[]; to: number } | null {
  const rest = text.slice(from);
  const end = boundary.exec(` ${rest} `)?.index ?? rest.length + 1;
  const named = rest.slice(0, Math.max(0, end - 1));
  const names = named
    .split(listed)
    .map((name) => name.replace(article, '').trim())
    .filter((name) => name !== '');
  if (names.length === 0 || names.some((name) => countWords(name) > maxWords)) return null;
  return { names, to: from + named.length };
}

/** A name is written so, or is that of a place; "not in work" and "outside the studio" name nothing. */
const isName = (name: string) =>
  /^\p{Lu}/u.test(name) ||
  [countryNames, regionNames, cities].some((places) => places.has(wordsOf(name).join(' ')));

function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' ,;'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function cut(
  text: string,
  pattern: RegExp,
  isExclusion: (before: string, names: readonly string[], words: string) => boolean,
): Exclusions {
  for (const match of text.matchAll(pattern)) {
    const [words, character = ''] = match;
    const before = text.slice(0, match.index + character.length).trimEnd();
    // Within quotes and behind a minus words mean themselves.
    if ((before.match(/["“”„]/gu) ?? []).length % 2 === 1) continue;
    const found = namesFrom(text, match.index + words.length);
    if (!found || !isExclusion(before, found.names, words)) continue;
    const others = cut(
      `${before} ${text.slice(found.to)}`
        .replace(/\s+/gu, ' ')
        .replace(/\s?,(?:\s?,)+/gu, ',')
        .trim(),
      pattern,
      isExclusion,
    );
    return { rest: others.rest, excluded: [...found.names, ...others.excluded] };
  }
  return { rest: text, excluded: [] };
}

/**
 * Reads what must not be found out of a request in plain words. A text that is nothing else stays as it is: then the words are
 * what is looked for.
 */
export function readExclusions(text: string): Exclusions {
  const plain = text.replaceAll(/\s+/gu, ' ').trim();
  const byWords = cut(plain, always, (before) => before.trim() !== '' && !asksWhy.test(text));
  const byPlace = cut(byWords.rest, notFrom, (before, names) => before.trim() !== '' && names.every(isName));
  const isOfNames = countWords(byPlace.rest) <= maxWordsOfNames && !asksWhy.test(byPlace.rest);
  const byName = isOfNames
    ? cut(
        byPlace.rest,
        notLast,
        (before, names, words) =>
          !auxiliary.test(before) &&
          names.every((name) => countWords(name) <= 2 && (/but|NOT/u.test(words) || isName(name))),
      )
    : { rest: byPlace.rest, excluded: [] };
  const excluded = [...byWords.excluded, ...byPlace.excluded, ...byName.excluded];
  const rest = trimEnd(byName.rest);
  return rest === '' || excluded.length === 0 ? { rest: text, excluded: [] } : { rest, excluded };
}
