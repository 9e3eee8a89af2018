import {
  undoImportHours,
  type PersonImport,
  fieldTargetPrefix,
  fullNameLabel,
  fullNameTarget,
  isListColumn,
  personColumnNames,
  personColumns,
} from '@rostrum/contracts/people';
import { iso } from '@rostrum/server-kit/database';
import type { FieldRecord } from '../../custom-fields/index.ts';
import type { ImportRecord } from './imports.repository.ts';

const hourMs = 3_600_000;

export const targetsOf = (fields: readonly FieldRecord[]): PersonImport['targets'] => [
  { value: fullNameTarget, label: fullNameLabel },
  ...personColumnNames.map((name) => ({
    value: name,
    label: personColumns[name].label,
    is_list: isListColumn(name),
  })),
  ...fields.map(({ key, label, kind }) => ({
    value: `${fieldTargetPrefix}${key}`,
    label,
    is_list: kind === 'multiselect',
  })),
];

/** Until when an import can be taken back; null when there is nothing to take back. */
export function undoUntil({ state, finishedAt, counts }: ImportRecord, now: Date): Date | null {
  if ((state !== 'done' && state !== 'failed') || finishedAt === null) return null;
  if (counts.added + counts.changed === 0) return null;
  const until = new Date(finishedAt.getTime() + undoImportHours * hourMs);
  return until > now ? until : null;
}

const isoOf = (moment: Date | null) => (moment === null ? null : iso(moment));

export const presentRecent = (record: ImportRecord, now: Date) => ({
  id: record.id,
  version: record.version,
  state: record.state,
  file_name: record.fileName,
  created_by: record.createdByName,
  counts: record.counts,
  finished_at: isoOf(record.finishedAt),
  undo_until: isoOf(undoUntil(record, now)),
});

export const presentImport = (
  record: ImportRecord,
  fields: readonly FieldRecord[],
  now: Date,
): PersonImport => ({
  ...presentRecent(record, now),
  kind: record.kind,
  encoding: record.encoding,
  encoding_sample: record.encodingSample,
  delimiter: record.delimiter,
  head_row: record.headRow,
  created_at: iso(record.createdAt),
  head: record.head,
  sample: record.sample,
  columns: record.columns,
  targets: targetsOf(fields),
  existing: record.existing,
  adds_people: record.addsPeople,
  is_remembered: record.isRemembered,
  corrections: record.corrections,
  problems: record.problems,
  problem_count: record.problemCount,
  planned: record.planned,
  progress: record.progress,
});
