import {
  maximumListedProblems,
  maximumPersonColumns,
  maximumPersonRows,
  type PersonImport,
} from '@rostrum/contracts/people';
import { formatNumber } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { presentField, type FieldRecord } from '../../custom-fields/index.ts';
import { readIndustries } from '../industries.repository.ts';
import { importRepository, type ImportRecord } from './imports.repository.ts';
import { createRowPlanner, type RowPlan } from './plan-rows.ts';
import { createRowReader, type ReadRow } from './read-row.ts';
import { readTable, type Parts } from '../../../tables/read-table.ts';

/** Rows that are looked up, written and recorded together. */
export const batchSize = 100;

export interface PlannedBatch extends RowPlan {
  /** Rows before this batch, and with it. */
  from: number;
  to: number;
  /** Every row of it as it was read, also those that cannot be used. */
  reads: readonly ReadRow[];
}
type Counts = PersonImport['counts'];

export const noCounts: Counts = { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0, wrong: 0 };

/** The sum with one batch more. */
export function addCounts(counts: Counts, { planned, wrong, from, to }: PlannedBatch): Counts {
  const countOf = (kind: RowPlan['planned'][number]['kind']) =>
    planned.filter((row) => row.kind === kind).length;
  return {
    rows: counts.rows + to - from,
    added: counts.added + countOf('new'),
    changed: counts.changed + countOf('update'),
    unchanged: counts.unchanged + countOf('unchanged'),
    skipped: counts.skipped + countOf('skipped'),
    wrong: counts.wrong + wrong,
  };
}

/** The first problems, which are listed; the others are counted. */
export const listProblems = (former: PersonImport['problems'], more: PersonImport['problems']) =>
  [...former, ...more].slice(0, maximumListedProblems);

export interface Walk {
  db: Queryable;
  record: Pick<
    ImportRecord,
    | 'orgId'
    | 'head'
    | 'columns'
    | 'corrections'
    | 'existing'
    | 'addsPeople'
    | 'kind'
    | 'encoding'
    | 'delimiter'
    | 'headRow'
  >;
  fields: readonly FieldRecord[];
  parts: Parts;
}

/** Reads a table in batches, and says of each what importing it would do. Nothing is written. */
export async function* walkTable({ db, record, fields, parts }: Walk): AsyncGenerator<PlannedBatch> {
  const { orgId, head, columns, corrections, existing, addsPeople } = record;
  const industries = await readIndustries(db, orgId);
  const reader = createRowReader({
    head,
    columns,
    corrections,
    fields: fields.map(presentField),
    industries,
  });
  const plan = createRowPlanner(reader, { existing, addsPeople });
  let passed = 0;

  async function settle(rows: readonly ReadRow[]): Promise<PlannedBatch> {
    const known = await importRepository.known(db, orgId, {
      usernames: rows.flatMap(({ person }) => person.username ?? []),
      emails: rows.flatMap(({ person }) => person.email?.toLowerCase() ?? []),
    });
    const from = passed;
    passed += rows.length;
    return { ...plan(rows, known), from, to: passed, reads: rows };
  }

  let rows: ReadRow[] = [];
  let isHead = true;
  for await (const row of readTable(parts, record)) {
    if (isHead) {
      isHead = false;
      continue;
    }
    if (passed + rows.length >= maximumPersonRows)
      throw InputError.field(
        'upload_id',
        `A file has at most ${formatNumber(maximumPersonRows)} rows. Import the rest from a second file.`,
      );
    rows.push(reader.read({ ...row, cells: row.cells.slice(0, maximumPersonColumns) }));
    if (rows.length < batchSize) continue;
    yield await settle(rows);
    rows = [];
  }
  if (rows.length > 0) yield await settle(rows);
}
