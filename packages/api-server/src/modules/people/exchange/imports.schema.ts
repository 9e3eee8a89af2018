import type { ImportCorrection, ImportProblem, PersonImport } from '@rostrum/contracts/people';
import { existingChoices, importStates, tableEncodingNames, tableKinds } from '@rostrum/contracts/people';
import { createdAt, idColumn, moment, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { uploads } from '../../uploads/index.ts';
import { people } from '../people.schema.ts';

/** A file of people on its way into the directory: its columns, what the check found, and how far it is. */
export const personImports = pgTable(
  'person_imports',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdByName: varchar('created_by_name', { length: 150 }).notNull(),
    createdByRole: text('created_by_role').notNull(),
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    fileName: varchar('file_name', { length: 255 }).notNull(),
    kind: text('kind', { enum: tableKinds }).notNull().default('csv'),
    encoding: text('encoding', { enum: tableEncodingNames }).notNull(),
    delimiter: text('delimiter').notNull(),
    headRow: integer('head_row').notNull().default(1),
    head: jsonb('head').$type<string[]>().notNull(),
    sample: jsonb('sample').$type<string[]>().notNull(),
    /** Words of the file with letters beyond ASCII: they look wrong when the encoding is. */
    encodingSample: jsonb('encoding_sample').$type<string[]>().notNull().default([]),
    columns: jsonb('columns').$type<PersonImport['columns']>().notNull(),
    existing: text('existing', { enum: existingChoices }).notNull().default('update'),
    /** Whether rows about people who are not in the directory add them. */
    addsPeople: boolean('adds_people').notNull().default(true),
    isRemembered: boolean('is_remembered').notNull().default(true),
    corrections: jsonb('corrections').$type<ImportCorrection[]>().notNull().default([]),
    state: text('state', { enum: importStates }).notNull().default('uploaded'),
    counts: jsonb('counts').$type<PersonImport['counts']>().notNull(),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull().default([]),
    problemCount: integer('problem_count').notNull().default(0),
    planned: jsonb('planned').$type<PersonImport['planned']>().notNull().default([]),
    progress: integer('progress').notNull().default(0),
    finishedAt: moment('finished_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('person_imports_org_id_key').on(table.orgId, table.id),
    index('person_imports_recent_idx').on(table.orgId, table.createdAt),
    index('person_imports_upload_idx').on(table.uploadId),
    index('person_imports_created_by_idx').on(table.createdBy),
    // Two at once would each not see the people that the other adds.
    uniqueIndex('person_imports_one_runs')
      .on(table.orgId)
      .where(sql`${table.state} = 'running'`),
  ],
);

/** What an import did to each profile, so that it can be taken back. */
export const personImportRows = pgTable(
  'person_import_rows',
  {
    orgId: uuid('org_id').notNull(),
    importId: uuid('import_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** What its fields were; null for a profile that the import added. */
    before: jsonb('before').$type<ImportedBefore>(),
    /** The version that the import left. */
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.importId, table.personId] }),
    foreignKey({
      name: 'person_import_rows_import_fk',
      columns: [table.orgId, table.importId],
      foreignColumns: [personImports.orgId, personImports.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'person_import_rows_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('person_import_rows_person_idx').on(table.orgId, table.personId),
  ],
);

export interface ImportedBefore {
  /** By the names of the columns of `people`. */
  values: Record<string, unknown>;
  /** By the id of the field. */
  fields: Record<string, unknown>;
}
