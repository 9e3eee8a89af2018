/** Academic and other titles as they are written before a name, folded: lower case, without dots. */
const titles = new Set(
  (
    'dr dres drs dra drin doctor doktor docteur dott dottssa prof profe professor professorin professeur profesor pr ' +
    'pd priv doz dozent univ assoc asst associate assistant adjunct emeritus em hon honourable honorable ' +
    'mr mrs ms miss mx mme mlle madame monsieur herr frau señor señora sra sig signora dhr mevr ' +
    'sir dame lord lady baron baroness count countess rev reverend fr father sister rabbi imam pastor ' +
    'judge justice capt captain col colonel gen general lt maj sgt ambassador senator ' +
    'ing dipl mag magister ir lic lcdo phil med rer nat jur iur oec pol habil theol vet dent techn hc mult'
  ).split(' '),
);

/** Letters after a name. Degrees are case-sensitive: "MA" is a degree, "Ma" a family name. */
const suffix =
  /^(?:Ph\.?D|D\.?Phil|Ed\.?D|Psy\.?D|Sc\.?D|D\.?Sc|LL\.?[BMD]|M\.?D|D\.?O|J\.?D|D\.?D\.?S|D\.?V\.?M|[BM]\.?(?:A|S|B\.?A|Sc|Phil|Eng|Ed|P\.?H|R\.?es|F\.?A)|R\.?N|C\.?P\.?A|Dipl|Esq|[JS]r|Jun|Sen|I{2,3}|IV|[A-Z]{3,}[a-z]?|(?:O|M|C|K|D)BE|[KQ]C|MP|FRS|MdB|MEP)\.?$/;

const fold = (word: string) => word.toLowerCase().replaceAll('.', '');

/** "Univ.-Prof." and "h.c." are titles of several parts. */
const isTitle = (word: string): boolean =>
  word
    .split('-')
    .map(fold)
    .every((part) => titles.has(part));

const wordsOf = (name: string): string[] =>
  name
    .trim()
    .split(/[\s ]+/u)
    .filter(Boolean);

interface NameParts {
  titles: string[];
  /** Given and family names, in the order in which they are written; never empty for a name that is not. */
  names: string[];
}

function splitName(name: string): NameParts {
  // "Müller, Jürgen" is a name too: only letters after the name follow a comma that is cut.
  const [main = '', ...after] = name.split(',');
  const areSuffixes = after.every((part) => wordsOf(part).every((word) => suffix.test(word)));
  const words = wordsOf(areSuffixes ? main : name);
  let start = 0;
  while (start < words.length - 1 && isTitleAt(words, start)) start += 1;
  let end = words.length;
  while (end - start > 1 && suffix.test(words[end - 1] ?? '') && hasLowerCase(words.slice(start, end - 1)))
    end -= 1;
  const names = words.slice(start, end);
  return { titles: words.slice(0, start), names };
}

/** "h. c." is written with a blank too, and single letters are titles only after another one. */
const isTitleAt = (words: readonly string[], index: number): boolean => {
  const word = words[index] ?? '';
  return isTitle(word) || (index > 0 && /^[hc]\.$/.test(word));
};

/** In a name that is written in capitals throughout, a last word in capitals is the family name. */
const hasLowerCase = (words: readonly string[]) => words.some((word) => /\p{Ll}/u.test(word));

/** Words that stand before the title by which a person is addressed. */
const ranks = new Set('assoc asst associate assistant adjunct emeritus em univ priv the'.split(' '));

const particles = new Set(
  'van von vom zu zum der den de del della di da das do dos du la le ter ten bin bint ibn al el af av y e'.split(
    ' ',
  ),
);

/** Returns a name without titles before it and letters after it: "Prof. Dr. Jürgen Müller, MBA" is "Jürgen Müller". */
export const withoutTitles = (name: string): string => splitName(name).names.join(' ');

/**
 * Returns the name by which colleagues address a person, without titles: "Dr. Dr. h.c. Maren Okonjo-Hale" is "Maren".
 * Returns the whole name where its first word is an initial or a particle of the family name.
 */
export function toGivenName(name: string): string {
  const { names } = splitName(name);
  const [first = ''] = names;
  const isName = [...first.replaceAll('.', '')].length > 1 && !first.endsWith(',') && !particles.has(first);
  return isName || isLogographic(first) ? first : names.join(' ');
}

/** One sign can be a whole name. */
const isLogographic = (word: string) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(word);

/**
 * Returns how a stranger addresses a person: title and family name ("Dr Okonjo-Hale"), and the whole name of a person
 * without a title. `prefix`: the titles, where they are not part of the name.
 */
export function toFormalName(name: string, prefix?: string | null): string {
  const parts = splitName(name);
  const { names } = parts;
  const all = [...wordsOf(prefix ?? ''), ...parts.titles];
  const title = all.find((word) => !ranks.has(fold(word))) ?? all[0];
  if (title === undefined || names.some((word) => word.endsWith(','))) return names.join(' ');
  let family = names.length - 1;
  while (family > 0 && particles.has(names[family - 1] ?? '')) family -= 1;
  return [title, ...names.slice(Math.max(family, 0))].join(' ');
}
