import { describeReservedName, isReservedName } from '@rostrum/contracts';
import type { FieldValue } from '@rostrum/contracts/fields';
import {
  personColumns,
  requiredColumns,
  type ImportProblem,
  type PersonColumn,
} from '@rostrum/contracts/people';
import type { PersonRecord } from '../person-detail.repository.ts';
import { compareTexts } from '../person-texts.ts';
import type { ReadRow, RowReader } from './read-row.ts';

export interface KnownPerson {
  person: PersonRecord;
  /** By the id of the field. */
  fields: ReadonlyMap<string, FieldValue>;
}
interface FieldChange {
  id: string;
  before: FieldValue;
  after: FieldValue;
}
export type PlannedRow =
  | { kind: 'new'; read: ReadRow }
  | {
      kind: 'update';
      read: ReadRow;
      person: PersonRecord;
      change: ReturnType<typeof compareTexts>;
      fields: FieldChange[];
    }
  | { kind: 'unchanged' | 'skipped'; read: ReadRow };
export interface RowPlan {
  planned: PlannedRow[];
  problems: ImportProblem[];
  /** Rows with at least one problem: they are left out whole. */
  wrong: number;
}

const nameOf = ({ person }: ReadRow) => [person.firstname, person.lastname].filter(Boolean).join(' ');

/** What a later row about the same person is told. Not the row itself: all rows of a file would be held to its end. */
interface FormerRow {
  row: number;
  name: string;
  hasUsername: boolean;
}
const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Decides of each row whose profile it is about and what becomes of it. It remembers the rows before. */
export function createRowPlanner(
  reader: RowReader,
  { existing, addsPeople }: { existing: 'update' | 'skip'; addsPeople: boolean },
) {
  const firstByUsername = new Map<string, FormerRow>();
  const firstByEmail = new Map<string, FormerRow>();

  /** Two rows about one person: neither could say which is right. */
  function findTwin({ row, person }: ReadRow): ImportProblem | undefined {
    const sameName = person.username && firstByUsername.get(person.username.toLowerCase());
    if (sameName)
      return reader.problemAt(
        row,
        'username',
        person.username ?? '',
        `Same username as row ${sameName.row}, ${sameName.name}. Keep one.`,
      );
    const sameEmail = person.email && firstByEmail.get(person.email.toLowerCase());
    // Colleagues may share an address as long as their usernames tell them apart.
    if (sameEmail && !(person.username && sameEmail.hasUsername))
      return reader.problemAt(
        row,
        'email',
        person.email ?? '',
        `Same email as row ${sameEmail.row}, ${sameEmail.name}. Keep one.`,
      );
    return undefined;
  }
  function remember(read: ReadRow): void {
    const { username, email } = read.person;
    const former = { row: read.row, name: nameOf(read), hasUsername: Boolean(username) };
    if (username && !firstByUsername.has(username.toLowerCase()))
      firstByUsername.set(username.toLowerCase(), former);
    if (email && !firstByEmail.has(email.toLowerCase())) firstByEmail.set(email.toLowerCase(), former);
  }

  /** The profile that a row is about: by username when it has one, by email otherwise. */
  function findKnown(
    { row, person }: ReadRow,
    known: readonly KnownPerson[],
  ): KnownPerson | ImportProblem | undefined {
    const byName =
      person.username &&
      known.find((one) => one.person.username.toLowerCase() === person.username?.toLowerCase());
    if (byName) return byName;
    const byEmail = known.filter(
      (one) => one.person.email.toLowerCase() === (person.email ?? '').toLowerCase(),
    );
    const [first] = byEmail;
    if (!first) return undefined;
    if (byEmail.length > 1 && !person.username)
      return reader.problemAt(
        row,
        'email',
        person.email ?? '',
        `${byEmail.length} profiles have this email. Add a column with their usernames.`,
      );
    if (person.username)
      return reader.problemAt(
        row,
        'username',
        person.username,
        `The profile with this email has the username ${first.person.username}. Use it, or another email.`,
      );
    return first;
  }

  function findMissing({ row, person, problems }: ReadRow): ImportProblem[] {
    // A name that could not be split says so once.
    const isAbout = ({ column }: ImportProblem, name: PersonColumn) =>
      column !== null && column === reader.problemAt(row, name, '', '').column && reader.isFullName(column);
    return requiredColumns
      .filter((name) => person[name] === undefined && !problems.some((one) => isAbout(one, name)))
      .map((name) =>
        reader.problemAt(row, name, '', `A new person needs a ${personColumns[name].label.toLowerCase()}.`),
      );
  }
  function findStaffFault({ row, person }: ReadRow, kind: PersonRecord['kind']): ImportProblem | undefined {
    if (kind !== 'staff') return undefined;
    const name = (['topics', 'industries'] as const).find((list) => person[list]?.length);
    return name
      ? reader.problemAt(
          row,
          name,
          person[name]?.join('; ') ?? '',
          `Staff have no ${personColumns[name].label.toLowerCase()}. Clear the cell, or write expert as the kind.`,
        )
      : undefined;
  }

  function findReserved({ row, person: { username = '' } }: ReadRow): ImportProblem | undefined {
    return isReservedName(username)
      ? reader.problemAt(
          row,
          'username',
          username,
          describeReservedName(username, 'Choose another, or leave the cell empty to use the name.'),
        )
      : undefined;
  }

  function planOne(read: ReadRow, known: readonly KnownPerson[]): PlannedRow | ImportProblem[] {
    const problems = [...read.problems];
    const twin = findTwin(read);
    if (twin) problems.push(twin);
    const found = twin ? undefined : findKnown(read, known);
    if (found && 'message' in found) return [...problems, found];
    if (!found && !twin && !addsPeople && (read.person.email || read.person.username))
      return { kind: 'skipped', read };
    const kind = found ? found.person.kind : (read.person.kind ?? 'expert');
    const staffFault = findStaffFault(read, kind);
    if (staffFault) problems.push(staffFault);
    if (found && read.person.kind && read.person.kind !== found.person.kind)
      problems.push(
        reader.problemAt(
          read.row,
          'kind',
          read.person.kind,
          `${nameOf(read)} is there as ${found.person.kind}. The kind cannot be changed.`,
        ),
      );
    const wrongColumns = new Set(problems.map(({ column }) => column));
    const reserved = found ? undefined : findReserved(read);
    if (reserved) problems.push(reserved);
    if (!found && !twin)
      problems.push(
        ...findMissing(read).filter(({ column }) => column === null || !wrongColumns.has(column)),
      );
    if (problems.length > 0) return problems;
    if (!found) return { kind: 'new', read };
    if (existing === 'skip') return { kind: 'skipped', read };
    const change = compareTexts(found.person, read.person);
    const fields = [...read.fields].flatMap(([id, after]) => {
      const before = found.fields.get(id) ?? null;
      return isSame(before, after) ? [] : [{ id, before, after }];
    });
    return change.isChanged || fields.length > 0
      ? { kind: 'update', read, person: found.person, change, fields }
      : { kind: 'unchanged', read };
  }

  return (rows: readonly ReadRow[], known: readonly KnownPerson[]): RowPlan => {
    const plan: RowPlan = { planned: [], problems: [], wrong: 0 };
    for (const read of rows) {
      const outcome = planOne(read, known);
      remember(read);
      if (Array.isArray(outcome)) {
        plan.problems.push(...outcome);
        plan.wrong += 1;
      } else plan.planned.push(outcome);
    }
    return plan;
  };
}

const isPersonColumn = (name: string): name is PersonColumn => name in personColumns;

/** What an update changes, in the words of the columns. */
export const namesOfChange = (
  after: Record<string, unknown>,
  fields: readonly FieldChange[],
  labels: ReadonlyMap<string, string>,
): string[] => [
  ...Object.keys(after).map((name) => (isPersonColumn(name) ? personColumns[name].label : name)),
  ...fields.map(({ id }) => labels.get(id) ?? ''),
];
