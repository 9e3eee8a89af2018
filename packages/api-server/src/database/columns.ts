import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that most tables share. A function, since Drizzle binds a column to the first table it is used in. */
export const primaryId = () => uuid('id').primaryKey();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
/** Optimistic lock: a change names the version it read and raises it by one. */
export const versionColumn = () => integer('version').notNull().default(1);
