import { citext, idColumn, moment } from '@rostrum/server-kit/database';
import { pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';

/**
 * What identity reads of the profile that belongs to a member: names, picture and address. The table itself is defined
 * and written by the directory's people module; this view of it is not part of the schema that migrations are made from.
 */
export const people = pgTable('people', {
  id: idColumn(),
  orgId: uuid('org_id').notNull(),
  username: citext('username').notNull(),
  email: citext('email'),
  firstname: varchar('firstname', { length: 60 }).notNull(),
  lastname: varchar('lastname', { length: 60 }).notNull(),
  image: text('image'),
  deletedAt: moment('deleted_at'),
});
