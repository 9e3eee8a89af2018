import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** American and British spelling. Only their word lists are read: importing them would read their rules as well. */
const dictionaries = ['dictionary-en', 'dictionary-en-gb'];
const { resolve } = createRequire(import.meta.url);

/** Endings and beginnings that English adds to a word, with what stands in their place in the dictionary. */
const endings: readonly (readonly [ending: string, instead: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['d', ''],
  ['ed', ''],
  ['ied', 'y'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['ers', ''],
  ['ers', 'e'],
  ['est', ''],
  ['ly', ''],
  ['ness', ''],
  ['ment', ''],
  ['able', ''],
  ['ation', 'e'],
  ['ions', ''],
  ['ion', ''],
  ['ion', 'e'],
  ['ions', 'e'],
  ['ier', 'y'],
  ['iest', 'y'],
  ['iness', 'y'],
];
const beginnings = ['un', 're', 'in', 'non', 'mis', 'dis', 'over', 'under', 'pre', 'anti', 'sub'];
const shortestBase = 3;

/** The entries of a Hunspell dictionary without their flags. */
const entriesOf = (dictionary: string) =>
  readFileSync(join(dirname(resolve(dictionary)), 'index.dic'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split(/[/\t]/u, 1)[0] ?? '')
    .filter((word) => word.length > 1);

interface Entries {
  /** In lower case. */
  all: ReadonlySet<string>;
  /** Without names, which dictionaries write with a capital. */
  things: ReadonlySet<string>;
}
let entries: Entries | null = null;

/** Taken apart at the first question: most searches have only words that someone wrote. */
function readEntries(): Entries {
  if (!entries) {
    const listed = dictionaries.flatMap(entriesOf);
    entries = {
      all: new Set(listed.map((word) => word.toLowerCase())),
      things: new Set(listed.filter((word) => word === word.toLowerCase())),
    };
  }
  return entries;
}

/** Names and words that English builds in ways no ending explains, such as "protest", are frequent in what people write. */
const frequentWords = 15_000;
let frequent: ReadonlySet<string> | null = null;

function isFrequent(word: string): boolean {
  frequent ??= new Set(
    readFileSync(new URL('../meaning/vectors/words.txt', import.meta.url), 'utf8').split('\n', frequentWords),
  );
  return frequent.has(word);
}

/** Words that people write daily are what they mean: "tips" are no "taps". */
const everydayWords = 10_000;
let everyday: ReadonlySet<string> | null = null;

export function isEverydayWord(word: string): boolean {
  everyday ??= new Set(
    readFileSync(new URL('../meaning/vectors/words.txt', import.meta.url), 'utf8').split('\n', everydayWords),
  );
  return everyday.has(word);
}

function basesOf(word: string): string[] {
  const ended = endings.flatMap(([ending, instead]) => {
    if (!word.endsWith(ending)) return [];
    const base = word.slice(0, -ending.length);
    // "Planning" is "plan" with its last letter doubled.
    const isDoubled = base.length > shortestBase && base.at(-1) === base.at(-2);
    return [base + instead, ...(isDoubled ? [base.slice(0, -1)] : [])];
  });
  const whole = [word, ...ended];
  const begun = beginnings.flatMap((beginning) =>
    whole.filter((base) => base.startsWith(beginning)).map((base) => base.slice(beginning.length)),
  );
  return [...ended, ...begun].filter((base) => base.length >= shortestBase);
}

/**
 * Whether English has this word, in American or British spelling, or it is a name that is often written. Rather too many words than too few: a word of the
 * language that is replaced by another harms more than a typing error that is only pointed out.
 */
export function isRealWord(word: string): boolean {
  const { all } = readEntries();
  return isFrequent(word) || all.has(word) || basesOf(word).some((base) => all.has(base));
}

/** The same without names of people and places: what such a word means is a thing, not a person. */
export function isWordOfLanguage(word: string): boolean {
  const { things } = readEntries();
  return things.has(word) || basesOf(word).some((base) => things.has(base));
}
