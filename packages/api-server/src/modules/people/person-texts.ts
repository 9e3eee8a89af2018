import type { ParsedBody, people as calls } from '@rostrum/contracts';
import type { PersonRecord } from './person-detail.repository.ts';
import { people } from './people.schema.ts';
import { columnOfPart, isWordPart, wordParts, type WordPart } from './word-columns.ts';

type Change = Omit<ParsedBody<typeof calls.update>, 'version'>;

/** The same word in other letters is the same word. */
const eachOnce = (words: readonly string[]) =>
  words.filter(
    (word, place) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === place,
  );

/** An empty text of a column that may be empty is absent; no list says anything twice. */
function toStored(part: WordPart, value: unknown): unknown {
  if (Array.isArray(value)) return eachOnce(value.map(String));
  return value === '' && !people[columnOfPart(part)].notNull ? null : value;
}

/** The columns of what was sent. */
const columnsOf = (change: Change): Partial<PersonRecord> =>
  Object.fromEntries(
    Object.entries(change).flatMap(([part, value]) =>
      isWordPart(part) && value !== undefined ? [[columnOfPart(part), toStored(part, value)]] : [],
    ),
  );

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** What really changes of a profile, as columns, and the same before and after for its record. */
export function compareTexts(person: PersonRecord, change: Change) {
  const columns = columnsOf(change);
  const changed = wordParts
    .map((part) => [part, columnOfPart(part)] as const)
    .filter(([, column]) => columns[column] !== undefined && !isSame(columns[column], person[column]));
  const named = (from: Partial<PersonRecord>) =>
    Object.fromEntries(changed.map(([part, column]) => [part, from[column]]));
  return {
    isChanged: changed.length > 0,
    values: Object.fromEntries(
      changed.map(([, column]) => [column, columns[column]]),
    ) as Partial<PersonRecord>,
    before: named(person),
    after: named(columns),
  };
}
