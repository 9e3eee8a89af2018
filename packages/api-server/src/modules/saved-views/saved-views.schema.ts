import { index, pgTable, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';

/** The table of views of one list that a person named: what stood in its address. */
export const defineSavedViewTable = <Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      id: idColumn(),
      orgId: uuid('org_id')
        .notNull()
        .references(() => organisations.id),
      userId: uuid('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      name: varchar('name', { length: 60 }).notNull(),
      query: varchar('query', { length: 2000 }).notNull(),
      createdAt: createdAt(),
    },
    (table) => [
      unique(`${name}_name_key`).on(table.orgId, table.userId, table.name),
      index(`${name}_user_idx`).on(table.userId),
    ],
  );
export type SavedViewTable = ReturnType<typeof defineSavedViewTable>;
