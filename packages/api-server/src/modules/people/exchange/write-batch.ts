import type { ImportProblem } from '@rostrum/contracts/people';
import { recordActivities, type Activity, type ActivityActor } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';
import { completenessOf } from '../completeness.ts';
import { personDetailRepository, type PersonRecord } from '../person-detail.repository.ts';
import { personFieldRepository } from '../person-fields.repository.ts';
import type { people } from '../people.schema.ts';
import { compareTexts } from '../person-texts.ts';
import { sectionsOf } from '../person-views.ts';
import { usernamesFor } from '../usernames.ts';
import { keepPersonVersion } from '../keep-person-version.ts';
import { fieldPart, pickParts } from '../person-parts.ts';
import { recordSectionChange } from '../section-checks.repository.ts';
import { importRepository, type AddedPerson, type ImportRecord } from './imports.repository.ts';
import type { personImportRows } from './imports.schema.ts';
import type { PlannedRow } from './plan-rows.ts';

type NewRow = Extract<PlannedRow, { kind: 'new' }>;
type UpdateRow = Extract<PlannedRow, { kind: 'update' }>;
type Import = Pick<ImportRecord, 'id' | 'orgId' | 'fileName'>;
type RowProblem = (row: PlannedRow, column: 'username' | null, message: string) => ImportProblem;

export interface BatchWritten {
  /** Rows that were right when they were planned, and could not be written. */
  problems: ImportProblem[];
}

const nothing = {
  headline: '',
  biography: '',
  image: null,
  topics: [],
  industries: [],
  consentAt: null,
  namePronunciation: null,
  readiness: null,
};

function valuesOf(
  { orgId }: Import,
  { read: { person } }: NewRow,
): Omit<typeof people.$inferInsert, 'username'> {
  // Against a profile with nothing in it, all that the row has is a change.
  const { values } = compareTexts({} as PersonRecord, person);
  const { firstname = '', lastname = '', job_title: jobTitle = '', email = '' } = person;
  return {
    ...values,
    orgId,
    kind: person.kind ?? 'expert',
    firstname,
    lastname,
    jobTitle,
    email,
    source: 'csv',
    completeness: completenessOf({ ...nothing, ...values }, new Set()),
  };
}

/** Finds a username for each row, and inserts it; several rounds, as names repeat. Rows whose own username is taken are left. */
async function addPeople(tx: Transaction, into: Import, rows: readonly NewRow[]) {
  const added: { row: NewRow; person: AddedPerson }[] = [];
  const taken: NewRow[] = [];
  let waiting = rows.map((row) => {
    const { username, firstname = '', lastname = '' } = row.read.person;
    return { row, candidates: username ? [username].values() : usernamesFor(firstname, lastname) };
  });
  while (waiting.length > 0) {
    const asked = new Map<string, (typeof waiting)[number]>();
    const later: typeof waiting = [];
    for (const one of waiting) {
      // Two of the batch with one name: the second asks in the next round.
      const next = one.candidates.next();
      if (next.done) taken.push(one.row);
      else if (asked.has(next.value)) later.push(one);
      else asked.set(next.value, one);
    }
    const inserted = await importRepository.addPeople(
      tx,
      [...asked].map(([username, { row }]) => ({ ...valuesOf(into, row), username })),
    );
    for (const person of inserted) {
      const one = asked.get(person.username);
      if (!one) throw new Error('The database answered a username that it was not given.');
      added.push({ row: one.row, person });
      asked.delete(person.username);
    }
    waiting = [...later, ...asked.values()];
  }
  return { added, taken };
}

async function updatePerson(
  tx: Transaction,
  { person, change, fields }: UpdateRow,
  by: { into: Import; actor: ActivityActor },
): Promise<boolean> {
  const sections = sectionsOf(await personDetailRepository.sections(tx, person.orgId, person.id));
  const next = { ...person, ...change.values };
  const completeness = completenessOf(next, new Set(sections.map(({ kind }) => kind)));
  const isChanged = await personDetailRepository.change(tx, person, { ...change.values, completeness });
  if (!isChanged) return false;
  for (const { id, after } of fields)
    await personFieldRepository.put(tx, person, { fieldId: id, value: after });
  await keepPersonVersion(tx, {
    person,
    former: {
      ...pickParts(change.before),
      ...Object.fromEntries(fields.map(({ id, before }) => [fieldPart(id), before])),
    },
    by: by.actor,
    note: `Imported from ${by.into.fileName}`,
  });
  await recordSectionChange(tx, person, {
    parts: [...Object.keys(change.before), ...fields.map(({ id }) => fieldPart(id))],
    isTheirs: false,
  });
  return true;
}

/** Writes what was planned for some rows, with its record and what undoing it needs. */
export async function writeBatch(
  tx: Transaction,
  { into, actor, labels }: { into: Import; actor: ActivityActor; labels: ReadonlyMap<string, string> },
  planned: readonly PlannedRow[],
  problemOf: RowProblem,
): Promise<BatchWritten> {
  const problems: ImportProblem[] = [];
  const noted: (typeof personImportRows.$inferInsert)[] = [];
  const activities: Activity[] = [];
  const note = (
    person: Pick<PersonRecord, 'id' | 'firstname' | 'lastname'>,
    step: Pick<Activity, 'verb' | 'text' | 'before' | 'after'>,
    row: Pick<typeof personImportRows.$inferInsert, 'before' | 'version'>,
  ) => {
    noted.push({ orgId: into.orgId, importId: into.id, personId: person.id, ...row });
    const label = `${person.firstname} ${person.lastname}`;
    activities.push({
      actor,
      orgId: into.orgId,
      entity: { type: 'person', id: person.id, label, href: '/dashboard/people' },
      ...step,
    });
  };

  const { added, taken } = await addPeople(
    tx,
    into,
    planned.filter((row) => row.kind === 'new'),
  );
  for (const row of taken)
    problems.push(problemOf(row, 'username', 'This username is taken. Choose another one.'));
  const values = added.flatMap(({ row, person }) =>
    [...row.read.fields].flatMap(([fieldId, value]) =>
      value === null ? [] : [{ orgId: into.orgId, ownerId: person.id, fieldId, value }],
    ),
  );
  await importRepository.addFieldValues(tx, values);
  for (const { row, person } of added) {
    const { firstname, lastname } = person;
    note(
      person,
      {
        verb: 'person.imported',
        text: `imported ${firstname} ${lastname} from ${into.fileName}`,
        after: {
          kind: person.kind,
          username: person.username,
          ...row.read.person,
          ...Object.fromEntries([...row.read.fields].map(([id, value]) => [labels.get(id) ?? id, value])),
        },
      },
      { before: null, version: person.version },
    );
  }
  for (const row of planned.filter((one) => one.kind === 'update')) {
    const { person, change, fields } = row;
    if (!(await updatePerson(tx, row, { into, actor }))) {
      problems.push(
        problemOf(row, null, 'A colleague changed this profile during the import. Import this row again.'),
      );
      continue;
    }
    const named = (when: 'before' | 'after') =>
      Object.fromEntries(fields.map((field) => [labels.get(field.id) ?? field.id, field[when]]));
    note(
      person,
      {
        verb: 'person.updated',
        text: `changed the profile of ${person.firstname} ${person.lastname} by importing ${into.fileName}`,
        before: { ...change.before, ...named('before') },
        after: { ...change.after, ...named('after') },
      },
      {
        before: {
          values: Object.fromEntries(
            Object.keys(change.values).map((name) => [name, person[name as keyof PersonRecord]]),
          ),
          fields: Object.fromEntries(fields.map(({ id, before }) => [id, before])),
        },
        version: person.version + 1,
      },
    );
  }
  await importRepository.noteRows(tx, noted);
  await recordActivities(tx, activities);
  return { problems };
}
