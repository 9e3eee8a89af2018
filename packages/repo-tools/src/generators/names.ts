import { Refusal } from '../terminal/refusal.ts';

/** One name in the forms that code and people use. */
export type Names = {
  /** `press-notes` */
  plural: string;
  /** `press-note` */
  singular: string;
  pluralCamel: string;
  singularCamel: string;
  pluralPascal: string;
  singularPascal: string;
  /** `press_notes`, for tables and columns. */
  table: string;
  /** `Press notes`, for titles. */
  title: string;
  /** `press notes`, inside sentences. */
  words: string;
};

const camel = (kebab: string) => kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}

/** Refuses what is no folder name, in words that show a good one. */
export function requireKebab(name: string | undefined, example: string): string {
  if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Refusal(
      `A name is written in small letters with hyphens, like '${example}'; this is '${name ?? ''}'.`,
    );
  }
  return name;
}

export function namesOf(plural: string): Names {
  const singular = singularOf(plural);
  return {
    plural,
    singular,
    pluralCamel: camel(plural),
    singularCamel: camel(singular),
    pluralPascal: capital(camel(plural)),
    singularPascal: capital(camel(singular)),
    table: plural.replaceAll('-', '_'),
    title: capital(plural.replaceAll('-', ' ')),
    words: plural.replaceAll('-', ' '),
  };
}
