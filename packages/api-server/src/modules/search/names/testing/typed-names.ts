import { readFileSync } from 'node:fs';

export interface TypedName {
  tradition: string;
  firstname: string;
  lastname: string;
  /** What people type for it. */
  typed: string[];
}

const apostrophe = /['’‘ʼʻ]/gu;
const hyphen = /[-–—‑־]/gu;

const apostrophes = ["'", '’', ' ', '‘', '`', 'ʼ'];
const hyphens = ['-', ' ', '–', '—', '‑'];

/** Ways to type the marks of a name: as they are, and two of those that keyboards, typographers and haste have for each. */
function spellMarks(name: string, number: number): string[] {
  const spell = (mark: RegExp, others: readonly string[]) =>
    name.search(mark) < 0
      ? []
      : [0, 2].map((step) => name.replace(mark, others[(number + step) % others.length] ?? ''));
  return [name, ...spell(apostrophe, apostrophes), ...spell(hyphen, hyphens)];
}

/** Two of the ways to write something around a name, another two for each name. */
function surround(firstname: string, lastname: string, number: number): string[] {
  const name = `${firstname} ${lastname}`;
  const ways = [
    `“${name}”`,
    `${lastname}, ${firstname}`,
    `${name}, M.D.`,
    `Dr. ${name}`,
    name.replace(' ', '\u00A0'),
    `${name}, FRCP`,
    name.toUpperCase(),
    `Prof. ${name}, Ph.D., MRCPsych`,
    name.normalize('NFD'),
    `${firstname}—${lastname}`,
    `${name} MD`,
    `${name.toLowerCase()} frcp`,
  ];
  return [ways[number % ways.length] ?? name, ways[(number * 5 + 1) % ways.length] ?? name];
}

/** Returns two hundred names of twenty traditions with all that is typed for each. */
export const readTypedNames = (): TypedName[] =>
  readFileSync(new URL('names.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, number) => {
      const [tradition = '', firstname = '', lastname = '', typed = ''] = line.split('\t');
      const all = [
        ...spellMarks(`${firstname} ${lastname}`, number),
        ...surround(firstname, lastname, number),
        ...typed.split(';'),
      ];
      return { tradition, firstname, lastname, typed: [...new Set(all)] };
    });
