import { csvOf, type ParsedBody } from '@rostrum/contracts';
import type { FieldValue } from '@rostrum/contracts/fields';
import {
  exportPageSize,
  isListColumn,
  joinCell,
  personColumnNames,
  personColumns,
  type PersonColumn,
  type personExport,
} from '@rostrum/contracts/people';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { listFieldsInUse } from '../../custom-fields/index.ts';
import type { PersonRecord } from '../person-detail.repository.ts';
import { columnOfPart } from '../word-columns.ts';
import { exportRepository } from './export.repository.ts';
import { writeField } from './read-cell.ts';

type Exported = PersonRecord & { values: Readonly<Record<string, FieldValue>> };

function cellOf(person: PersonRecord, name: PersonColumn): string {
  const value: unknown = name === 'kind' || name === 'username' ? person[name] : person[columnOfPart(name)];
  if (isListColumn(name)) return joinCell(Array.isArray(value) ? value.map(String) : []);
  return typeof value === 'string' ? value : '';
}

/** People as lines of CSV that the import reads again: every value quoted, none run by a spreadsheet. */
export function createExportService({ db }: { db: Database }) {
  return {
    async read(session: Permitted<'person.list'>, body: ParsedBody<typeof personExport.read>) {
      const orgId = organisationOf(session);
      const { ids, after, not_confirmed: notConfirmed, ...filter } = body;
      const scope = session.grant === 'scope' ? session.scopes : null;
      const fields = await listFieldsInUse(db, { orgId, entity: 'person' });
      const people: Exported[] = await exportRepository.read(
        db,
        { ...filter, orgId, scope, notConfirmed },
        { ids, after, limit: exportPageSize },
      );
      const head = [
        ...personColumnNames.map((name) => personColumns[name].label),
        ...fields.map(({ label }) => label),
      ];
      const rows = people.map((person) => [
        ...personColumnNames.map((name) => cellOf(person, name)),
        ...fields.map(({ id }) => writeField(person.values[id] ?? null, joinCell)),
      ]);
      return {
        text: csvOf(after === undefined ? [head, ...rows] : rows),
        next: people.length === exportPageSize ? (people.at(-1)?.id ?? null) : null,
        count: people.length,
      };
    },
  };
}
