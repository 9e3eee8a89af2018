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

/** What makes the people of a place of its name: "Gazans", "Qataris", "Vietnamese". */
const ofPlaces: readonly (readonly [ending: string, instead: string])[] = [
  ['n', ''],
  ['ns', ''],
  ['an', ''],
  ['ans', ''],
  ['ian', ''],
  ['ians', ''],
  ['ian', 'y'],
  ['ians', 'y'],
  ['i', ''],
  ['is', ''],
  ['ese', ''],
  ['ish', ''],
  ['er', ''],
  ['ers', ''],
];

/** Beginnings with which new words are made daily: "nanobots", "agrivoltaics", "deepfaked". */
const newBeginnings =
  'agri anti astro auto bio counter crypto cyber deep eco electro euro geo green hydro hyper info inter intra macro mega meta micro mini mono multi nano neo neuro non over photo poly post pro pseudo psycho quasi retro semi socio super techno tele trans ultra under'.split(
    ' ',
  );
/** A part of a compound that is shorter is found in many mistyped words. */
const shortestPart = 4;

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
    readFileSync(new URL('frequent-words.txt', import.meta.url), 'utf8').split('\n', frequentWords),
  );
  return frequent.has(word);
}

/** Words that people write daily are what they mean: "tips" are no "taps". */
const everydayWords = 10_000;
let everyday: ReadonlySet<string> | null = null;

export function isEverydayWord(word: string): boolean {
  everyday ??= new Set(
    readFileSync(new URL('frequent-words.txt', import.meta.url), 'utf8').split('\n', everydayWords),
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

const isListed = (word: string): boolean => {
  const { all } = readEntries();
  return isFrequent(word) || all.has(word) || basesOf(word).some((base) => all.has(base));
};

function isPartOfCompound(part: string): boolean {
  const { things } = readEntries();
  return (
    part.length >= shortestPart &&
    (things.has(part) || basesOf(part).some((base) => base.length >= shortestPart && things.has(base)))
  );
}

/** "Heatpumps" and "memecoins" are two words, and "nanobots" is one with a new beginning. */
function isCompound(word: string): boolean {
  const isBegun = newBeginnings.some(
    (beginning) => word.startsWith(beginning) && isPartOfCompound(word.slice(beginning.length)),
  );
  if (isBegun) return true;
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1)
    if (isPartOfCompound(word.slice(0, at)) && isPartOfCompound(word.slice(at))) return true;
  return false;
}

const isOfPlace = (word: string): boolean => {
  const { all, things } = readEntries();
  const isPlace = (base: string) => base.length > shortestBase && all.has(base) && !things.has(base);
  return ofPlaces.some(
    ([ending, instead]) => word.endsWith(ending) && isPlace(word.slice(0, -ending.length) + instead),
  );
};

/** The same word as dictionaries may have it: "foetuses" with an e, "tokenisation" by its verb, a "limnologist" by the science. */
const otherSpellingsOf = (word: string): string[] =>
  [
    word.replaceAll(/[ao]e/gu, 'e'),
    word.replace(/is(?=(?:e[ds]?|ing|ations?)$)/u, 'iz'),
    word.replace(/i[sz]ations?$/u, ''),
    word.replace(/ologists?$/u, 'ology'),
    word.replace(/graphers?$/u, 'graphy'),
  ].filter((each) => each !== word && each.length >= shortestPart);

/**
 * Whether English has this word, in American or British spelling, or it is a name that is often written. Rather too many words than too few: a word of the
 * language that is replaced by another harms more than a typing error that is only pointed out.
 */
export function isRealWord(word: string): boolean {
  return isListed(word) || isOfPlace(word) || isCompound(word) || otherSpellingsOf(word).some(isListed);
}

/** The same without names of people and places: what such a word means is a thing, not a person. */
export function isWordOfLanguage(word: string): boolean {
  const { things } = readEntries();
  return things.has(word) || basesOf(word).some((base) => things.has(base));
}
