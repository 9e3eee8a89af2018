import { profileFields, recordFields } from '@rostrum/contracts';
import type { PersonRecord } from './person-detail.repository.ts';

/**
 * Words and lists of a profile, by the names of the contract, in the order of the editor; each stands in a column of its own
 * that is called alike. A field of the contract is read, compared, kept in versions and put back without a further line.
 */
export const wordParts = [...profileFields, ...recordFields, 'access', 'speaking', 'fees'] as const;
export type WordPart = (typeof wordParts)[number];

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
type Column<Part extends WordPart> = Camel<Part> & keyof PersonRecord;

export const isWordPart = (part: string): part is WordPart => (wordParts as readonly string[]).includes(part);

export const columnOfPart = <Part extends WordPart>(part: Part): Column<Part> =>
  part.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Column<Part>;

export const partOfColumn = (column: string): WordPart | undefined =>
  wordParts.find((part) => columnOfPart(part) === column);

type Words = { [Part in WordPart]: PersonRecord[Column<Part>] };

/** The words of a profile by the names of the contract. */
export const wordsOf = (person: PersonRecord): Words =>
  Object.fromEntries(wordParts.map((part) => [part, person[columnOfPart(part)]])) as Words;
