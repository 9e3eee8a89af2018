import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RecordsChoice } from '@rostrum/contracts/inquiries';
import { dataExportKinds } from '@rostrum/contracts/settings';
import { createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';

/** Beside all data of a person and an organisation: chosen inquiries, for a request for information. */
export const exportKinds = [...dataExportKinds, 'inquiries'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** A file that a user asked for, of their own data or of their organisation's: theirs alone, and for a few days. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the session stood that asked; whose data it is when it is an organisation's. */
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: exportKinds }).notNull(),
    /** Which inquiries, and what is taken out of them. */
    choice: jsonb('choice').$type<RecordsChoice>(),
    state: text('state', { enum: ['making', 'ready', 'failed'] })
      .notNull()
      .default('making'),
    /** Keys of the file store, in the order of their bytes: no server holds more than one of them at a time. */
    parts: text('parts')
      .array()
      .notNull()
      .default(sql`'{}'`),
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('data_exports_user_idx').on(table.userId, table.createdAt),
    index('data_exports_org_idx').on(table.orgId),
    index('data_exports_expires_idx').on(table.expiresAt),
  ],
);
