import type { ParsedParams } from '@rostrum/contracts';
import type { personImports } from '@rostrum/contracts/people';
import {
  BusinessError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { actorOf, recordActivities, type Activity } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import type { FieldValue } from '@rostrum/contracts/fields';
import { personDetailRepository, type PersonRecord } from '../person-detail.repository.ts';
import { completenessOf } from '../completeness.ts';
import { personFieldRepository } from '../person-fields.repository.ts';
import { sectionsOf } from '../person-views.ts';
import { keepPersonVersion } from '../keep-person-version.ts';
import { fieldPart, readParts } from '../person-parts.ts';
import { partOfColumn } from '../word-columns.ts';
import { importRepository, type ImportRecord } from './imports.repository.ts';
import type { ImportedBefore } from './imports.schema.ts';
import { undoUntil } from './present-import.ts';
import { undoRepository } from './undo-import.repository.ts';

const recordedAtOnce = 250;

/** Takes an import back, whole: what nobody changed since. */
export function createUndoImportService({ db, clock }: { db: Database; clock: () => Date }) {
  async function restore(
    tx: Transaction,
    { person, session, fileName }: { person: PersonRecord; session: RequestSession; fileName: string },
    { values, fields }: ImportedBefore,
  ): Promise<void> {
    const now = await readParts(tx, person);
    const parts = [
      ...Object.keys(values).flatMap((column) => partOfColumn(column) ?? []),
      ...Object.keys(fields).map(fieldPart),
    ];
    const former = { ...person, ...(values as Partial<PersonRecord>) };
    const sections = sectionsOf(await personDetailRepository.sections(tx, person.orgId, person.id));
    const completeness = completenessOf(former, new Set(sections.map(({ kind }) => kind)));
    await personDetailRepository.change(tx, person, { ...(values as Partial<PersonRecord>), completeness });
    for (const [fieldId, value] of Object.entries(fields))
      await personFieldRepository.put(tx, person, { fieldId, value: value as FieldValue });
    await keepPersonVersion(tx, {
      person,
      former: Object.fromEntries(parts.map((part) => [part, now[part] ?? null])),
      by: session,
      note: `Import of ${fileName} taken back`,
    });
  }

  const stepOf = (
    { orgId, fileName }: ImportRecord,
    { id, firstname, lastname }: Pick<PersonRecord, 'id' | 'firstname' | 'lastname'>,
    verb: 'person.removed' | 'person.updated',
  ): Pick<Activity, 'orgId' | 'verb' | 'text' | 'entity'> => ({
    orgId,
    verb,
    text: `took back the import of ${fileName}: ${firstname} ${lastname}`,
    entity: { type: 'person', id, label: `${firstname} ${lastname}`, href: '/dashboard/people' },
  });

  return {
    undo: (
      session: Permitted<'person.create'>,
      request: RequestInfo,
      { id }: ParsedParams<typeof personImports.undo>,
    ) =>
      transaction(db, async (tx) => {
        const key = { orgId: organisationOf(session), id };
        const record = await importRepository.find(tx, key);
        if (!record) throw new NotFoundError('This import is not there any more. Reload the page.');
        const undone =
          undoUntil(record, clock()) !== null &&
          (await importRepository.change(tx, { ...key, from: ['done', 'failed'] }, { state: 'undone' }));
        if (!undone)
          throw new BusinessError('invalid_transition', 'This import cannot be taken back any more.');
        const rows = await importRepository.rows(tx, key);
        const removed = await undoRepository.removeAdded(tx, key, clock());
        const changed = await undoRepository.findChanged(tx, key);
        const befores = new Map(rows.map(({ personId, before }) => [personId, before]));
        for (const person of changed) {
          const before = befores.get(person.id);
          if (before) await restore(tx, { person, session, fileName: record.fileName }, before);
        }
        const by = { actor: actorOf(session), request };
        const steps: Activity[] = [
          ...removed.map((person) => ({ ...by, ...stepOf(record, person, 'person.removed') })),
          ...changed.map((person) => {
            const { values = {} } = befores.get(person.id) ?? {};
            const now = Object.fromEntries(
              Object.keys(values).map((name) => [name, person[name as keyof PersonRecord]]),
            );
            return { ...by, ...stepOf(record, person, 'person.updated'), before: now, after: values };
          }),
        ];
        for (let from = 0; from < steps.length; from += recordedAtOnce)
          await recordActivities(tx, steps.slice(from, from + recordedAtOnce));
        return {
          removed: removed.length,
          restored: changed.length,
          kept: rows.length - removed.length - changed.length,
        };
      }),
  };
}
