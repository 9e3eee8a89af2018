import type { ParsedBody, people } from '@rostrum/contracts';
import type { PersonRecord } from './person-detail.repository.ts';

type Change = Omit<ParsedBody<typeof people.update>, 'version'>;

/** The same word in other letters is the same word. */
const eachOnce = (words: readonly string[]) =>
  words.filter(
    (word, place) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === place,
  );

/** An empty text of a field that may be absent is absent. */
const orNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null);
const each = (words: readonly string[] | undefined) => words && eachOnce(words);

/** The columns of what was sent; a field that was not sent is undefined. */
const columnsOf = (change: Change) => ({
  firstname: change.firstname,
  lastname: change.lastname,
  prefix: orNull(change.prefix),
  suffix: orNull(change.suffix),
  jobTitle: change.job_title,
  department: orNull(change.department),
  email: change.email,
  phone: orNull(change.phone),
  city: orNull(change.city),
  country: orNull(change.country),
  tags: each(change.tags),
  access: change.access,
  headline: change.headline,
  biography: change.biography,
  topics: each(change.topics),
  industries: each(change.industries),
  namePronunciation: orNull(change.name_pronunciation),
  pronouns: orNull(change.pronouns),
});

type Columns = ReturnType<typeof columnsOf>;
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
const toSnake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What really changes of a profile, as columns, and the same before and after for its record. */
export function compareTexts(person: PersonRecord, change: Change) {
  const names = Object.keys(columnsOf(change)) as (keyof Columns)[];
  const columns = columnsOf(change);
  const changed = names.filter((name) => columns[name] !== undefined && !isSame(columns[name], person[name]));
  const pick = (from: Partial<Columns> | PersonRecord) =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  const named = (from: Partial<Columns> | PersonRecord) =>
    Object.fromEntries(changed.map((name) => [toSnake(name), from[name]]));
  return {
    isChanged: changed.length > 0,
    values: pick(columns) as Partial<PersonRecord>,
    before: named(person),
    after: named(columns),
  };
}
