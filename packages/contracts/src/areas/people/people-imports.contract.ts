import { tableEncodingNames } from './table-encodings.ts';
import { defineRoute, id, isoDateTime, ownItemParams, ownParams, rowVersion, z } from '@rostrum/contracts';

export const maximumPersonRows = 10_000;
export const maximumPersonColumns = 100;
/** Wrong cells that are listed and can be corrected; more are counted. */
export const maximumListedProblems = 500;
/** A finished import can be taken back for so long. */
export const undoImportHours = 24;

/** A text with delimiters, or an Excel workbook. */
export const tableKinds = ['csv', 'xlsx'] as const;
export type TableKind = (typeof tableKinds)[number];
export const maxEncodingSample = 3;

/** `existing`: what happens to rows about people who are there already, by username or email. */
export const existingChoices = ['update', 'skip'] as const;
export const importStates = ['uploaded', 'checked', 'running', 'done', 'failed', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** One cell that cannot be imported. Rows are counted as spreadsheets do: the first line is row 1. */
export const importProblem = z.object({
  row: z.number().int(),
  /** The place of its column in the file; null when the row is wrong as a whole. */
  column: z.number().int().nullable(),
  /** As the file's first line calls the column. */
  name: z.string(),
  value: z.string(),
  /** What to do about it. */
  message: z.string(),
  /** A value that would be accepted. */
  suggestion: z.string().nullable(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** A value that replaces the one of the file. */
export const importCorrection = z.object({
  row: z.number().int().min(2).max(1_000_000),
  column: z
    .number()
    .int()
    .min(0)
    .max(maximumPersonColumns - 1),
  value: z.string().max(4000),
});
export type ImportCorrection = z.infer<typeof importCorrection>;

const target = z.string().max(80).nullable();

const plannedRow = z.object({
  row: z.number().int(),
  name: z.string(),
  job_title: z.string(),
  kind: z.enum(['new', 'update']),
  /** Labels of what an update changes. */
  changes: z.array(z.string()),
});

export const personImport = z.object({
  id,
  version: rowVersion,
  state: z.enum(importStates),
  file_name: z.string(),
  /** By its content, whatever it is called. */
  kind: z.enum(tableKinds),
  /** Of a text file: what was detected, or chosen since. */
  encoding: z.enum(tableEncodingNames),
  /** Words of the file with letters beyond ASCII: they look wrong when the encoding is. */
  encoding_sample: z.array(z.string()).max(maxEncodingSample),
  delimiter: z.string(),
  /** The row that names the columns. */
  head_row: z.number().int().min(1),
  created_by: z.string(),
  created_at: isoDateTime,
  /** The line that names the columns, and a cell of each: one with several values where the column holds several. */
  head: z.array(z.string()),
  sample: z.array(z.string()),
  /** Where each column of the file goes; null: nowhere. */
  columns: z.array(target),
  /** What a column can go into, in the order of the choice. */
  targets: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** Holds several values. An older server does not say. */
      is_list: z.boolean().optional(),
    }),
  ),
  existing: z.enum(existingChoices),
  /** Whether rows about people who are not in the directory add them. */
  adds_people: z.boolean(),
  is_remembered: z.boolean(),
  corrections: z.array(importCorrection),
  /** Of the last check, or of the import once it ran. */
  counts: z.object({
    rows: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    skipped: z.number().int(),
    wrong: z.number().int(),
  }),
  problems: z.array(importProblem).max(maximumListedProblems),
  problem_count: z.number().int(),
  planned: z.array(plannedRow).max(20),
  /** Rows that the running import has passed. */
  progress: z.number().int(),
  finished_at: isoDateTime.nullable(),
  /** Until when it can be taken back; null when it cannot. */
  undo_until: isoDateTime.nullable(),
});
export type PersonImport = z.infer<typeof personImport>;

const base = '/app/people/{identifier}/imports';
const item = `${base}/{id}`;
const refusals = ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'] as const;

export const personImports = {
  recent: defineRoute({
    id: 'personImports.recent',
    method: 'GET',
    path: base,
    summary: 'Imports of people that run, or that can still be taken back, newest first.',
    params: ownParams,
    response: z.object({
      items: z
        .array(
          personImport
            .pick({ id: true, version: true, state: true, file_name: true, created_by: true, counts: true })
            .extend({ finished_at: isoDateTime.nullable(), undo_until: isoDateTime.nullable() }),
        )
        .max(10),
    }),
    errors: ['not_allowed'],
  }),
  open: defineRoute({
    id: 'personImports.open',
    method: 'POST',
    path: base,
    summary:
      'Begin an import from a CSV file or Excel workbook that the caller uploaded; returns its columns and where they go.',
    params: ownParams,
    body: z.object({ upload_id: id }),
    response: personImport,
    status: 201,
    errors: ['not_allowed', 'not_found'],
  }),
  get: defineRoute({
    id: 'personImports.get',
    method: 'GET',
    path: item,
    summary: 'One import: its columns, what the check found, and how far it is.',
    params: ownItemParams,
    response: personImport,
    errors: ['not_allowed', 'not_found'],
  }),
  setEncoding: defineRoute({
    id: 'personImports.setEncoding',
    method: 'PUT',
    path: `${item}/encoding`,
    summary: 'Read a text file with another encoding; its columns are matched again.',
    params: ownItemParams,
    body: z.object({ version: rowVersion, encoding: z.enum(tableEncodingNames) }),
    response: personImport,
    errors: refusals,
  }),
  check: defineRoute({
    id: 'personImports.check',
    method: 'PUT',
    path: item,
    summary: 'Read the whole file with these columns and say what would happen. Nothing of it is saved.',
    params: ownItemParams,
    body: z.object({
      version: rowVersion,
      columns: z.array(target).min(1).max(maximumPersonColumns),
      existing: z.enum(existingChoices),
      /** Without it, every column that a new person needs must have a target. */
      adds_people: z.boolean().default(true),
      is_remembered: z.boolean(),
      corrections: z.array(importCorrection).max(maximumListedProblems),
    }),
    response: personImport,
    errors: refusals,
  }),
  start: defineRoute({
    id: 'personImports.start',
    method: 'POST',
    path: `${item}/start`,
    summary: 'Import the rows that the last check found right, as drafts; wrong ones are left out whole.',
    params: ownItemParams,
    body: z.object({ version: rowVersion }),
    response: personImport,
    errors: refusals,
  }),
  undo: defineRoute({
    id: 'personImports.undo',
    method: 'POST',
    path: `${item}/undo`,
    summary: 'Take an import of the last 24 hours back. Profiles that were changed since stay as they are.',
    params: ownItemParams,
    response: z.object({
      removed: z.number().int(),
      restored: z.number().int(),
      kept: z.number().int(),
    }),
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
};
