import { formatList, formatNumber } from '@rostrum/contracts';
import {
  isKnownHead,
  maximumPersonColumns,
  personColumns,
  listMissingColumns,
  type ImportProblem,
} from '@rostrum/contracts/people';
import { leaversUnasked, type FeedRun } from '@rostrum/contracts/settings';
import { InputError } from '@rostrum/server-kit';
import { recordActivities, systemActor } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Transaction } from '@rostrum/server-kit/database';
import { listFieldsInUse } from '../../custom-fields/index.ts';
import { importRepository } from '../exchange/imports.repository.ts';
import { cutCell, matchColumns } from '../exchange/match-columns.ts';
import { targetsOf } from '../exchange/present-import.ts';
import { openTable, type Parts } from '../../../tables/read-table.ts';
import { addCounts, listProblems, noCounts, walkTable, type PlannedBatch } from '../exchange/walk-table.ts';
import { writeBatch } from '../exchange/write-batch.ts';
import { feedMemberRepository } from './feed-members.repository.ts';

const actor = { ...systemActor, name: 'HR feed' };
const problemsShown = 20;

interface FeedDeps {
  db: Database;
  clock: () => Date;
}
export interface FeedOrder {
  orgId: string;
  file: Buffer;
  /** False: says what would be done, and does nothing. */
  writes: boolean;
  unpublishesLeavers: boolean;
  /** Somebody looked at how many leave. */
  acceptsLeavers: boolean;
}

const sentenceOf = ({ row, name, message }: ImportProblem): string =>
  `Row ${row}${name === '' ? '' : `, ${name}`}: ${message}`;

/** What a file of people is: its columns with the fields that they go into. */
async function openFile({ db }: FeedDeps, orgId: string, parts: Parts) {
  const fields = await listFieldsInUse(db, { orgId, entity: 'person' });
  const { format, rows } = await openTable(parts, { isKnown: (name) => isKnownHead(name, fields) });
  let head: readonly string[] = [];
  for await (const { cells } of rows()) {
    head = cells.slice(0, maximumPersonColumns);
    break;
  }
  const columns = matchColumns(head, fields);
  if (!columns.includes('email') && !columns.includes('username'))
    throw new InputError(
      'The file has no column called Email or Username, so its rows can’t be matched to people.',
    );
  const missing = listMissingColumns(columns);
  return { format, head: head.map(cutCell), fields, columns, missing };
}

/** Whom the rows of a batch are about, also where a row could not be used. */
async function noteSeen(
  tx: Transaction,
  { reads }: PlannedBatch,
  { orgId, at }: { orgId: string; at: Date },
) {
  const known = await importRepository.known(tx, orgId, {
    usernames: reads.flatMap(({ person }) => person.username ?? []),
    emails: reads.flatMap(({ person }) => person.email?.toLowerCase() ?? []),
  });
  await feedMemberRepository.note(tx, orgId, { personIds: known.map(({ person }) => person.id), at });
}

/** Why leavers are left as they are; null when they may go. */
function whyNot(
  { unpublishesLeavers, acceptsLeavers }: FeedOrder,
  { missing, members, unnamed }: { missing: number; members: number; unnamed: number },
): string | null {
  if (missing === 0 || !unpublishesLeavers) return null;
  if (unnamed > 0)
    return `${unnamed} rows name neither an email nor a username that can be read, so no one was unpublished.`;
  if (!acceptsLeavers && missing > leaversUnasked && missing > members / 5)
    return `${missing} of ${members} people are not in the file. No one was unpublished. Check the file, then confirm.`;
  return null;
}

async function unpublishLeavers(tx: Transaction, orgId: string, ids: readonly string[]): Promise<number> {
  const gone = await feedMemberRepository.dismiss(tx, orgId, ids);
  await recordActivities(
    tx,
    gone.map(({ id, firstname, lastname }) => ({
      actor,
      orgId,
      verb: 'person.unpublished',
      text: `unpublished ${firstname} ${lastname}, who is no longer in the HR feed`,
      entity: { type: 'person', id, label: `${firstname} ${lastname}`, href: '/dashboard/people' },
      before: { status: 'published' },
      after: { status: 'unpublished' },
    })),
  );
  return gone.length;
}

/** Reads a file of people and brings the directory up to it, by the steps of an import. Answers what was done, and what is locked. */
export async function runFeed(deps: FeedDeps, order: FeedOrder): Promise<{ run: FeedRun; locked: string[] }> {
  const { db, clock } = deps;
  const { orgId, file, writes } = order;
  const at = clock();
  const parts = async function* () {
    yield file;
  };
  const { format, head, fields, columns, missing: missingColumns } = await openFile(deps, orgId, parts);
  const labels = new Map(fields.map((field) => [field.id, field.label]));
  const record = {
    orgId,
    head,
    columns,
    corrections: [],
    existing: 'update' as const,
    addsPeople: missingColumns.length === 0,
    ...format,
  };
  const fileName = `HR feed of ${at.toISOString().slice(0, 10)}`;
  const kept = writes
    ? await importRepository.add(db, {
        ...record,
        createdByName: actor.name,
        createdByRole: actor.role,
        fileName,
        sample: [],
        isRemembered: false,
        state: 'running',
        counts: noCounts,
      })
    : undefined;

  let counts = noCounts;
  let problems: ImportProblem[] = [];
  let unnamed = 0;
  const write = (batch: PlannedBatch, id: string) =>
    transaction(db, async (tx) => {
      const written = await writeBatch(
        tx,
        { into: { id, orgId, fileName }, actor, labels },
        batch.planned,
        (row, target, message) => {
          const column = target === null ? -1 : columns.indexOf(target);
          return {
            row: row.read.row,
            column: column === -1 ? null : column,
            name: head[column] ?? '',
            value: '',
            message,
            suggestion: null,
          };
        },
      );
      await noteSeen(tx, batch, { orgId, at });
      return written.problems;
    });
  try {
    for await (const batch of walkTable({ db, record, fields, parts })) {
      const late = kept ? await write(batch, kept.id) : [];
      const failed = new Set(late.map(({ row }) => row));
      const planned = batch.planned.filter(({ read }) => !failed.has(read.row));
      counts = addCounts(counts, { ...batch, planned, wrong: batch.wrong + failed.size });
      problems = listProblems(problems, [...batch.problems, ...late]);
      unnamed += batch.reads.filter(({ person }) => !person.email && !person.username).length;
    }
    if (counts.rows === 0)
      throw new InputError('The file has no rows below the line that names its columns.');
  } finally {
    if (kept)
      await importRepository.change(
        db,
        { orgId, id: kept.id, from: ['running'] },
        {
          state: 'done',
          finishedAt: clock(),
          counts,
          problems,
          problemCount: counts.wrong,
          progress: counts.rows,
        },
      );
  }

  const missing = writes ? await feedMemberRepository.missing(db, orgId, at) : [];
  const members = writes ? await feedMemberRepository.count(db, orgId) : 0;
  const note = whyNot(order, { missing: missing.length, members, unnamed });
  const goes = order.unpublishesLeavers && note === null && missing.length > 0;
  const ids = missing.map(({ id }) => id);
  const unpublished = goes ? await transaction(db, (tx) => unpublishLeavers(tx, orgId, ids)) : 0;
  const named = new Map(targetsOf(fields).map(({ value, label }) => [value, label]));
  const notAdded =
    missingColumns.length === 0 || counts.skipped === 0
      ? []
      : [
          `${formatNumber(counts.skipped)} new people were not added: the file has no column for ${formatList(missingColumns.map((name) => personColumns[name].label))}.`,
        ];
  const run: FeedRun = {
    at: at.toISOString(),
    rows: counts.rows,
    added: counts.added,
    changed: counts.changed,
    unchanged: counts.unchanged,
    wrong: counts.wrong,
    missing: missing.length,
    unpublished,
    note,
    error: null,
    problems: [...notAdded, ...problems.map(sentenceOf)].slice(0, problemsShown),
    columns: head.map((name, place) => ({ name, field: named.get(columns[place] ?? '') ?? null })),
  };
  return { run, locked: columns.filter((target) => target !== null && target !== 'username') as string[] };
}
