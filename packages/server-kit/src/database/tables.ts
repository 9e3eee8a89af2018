import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

export type { PgTable };

/** Returns the tables among the exports of schema files. */
export const listTables = (schema: Readonly<Record<string, unknown>>): PgTable[] =>
  Object.values(schema).filter((value): value is PgTable => is(value, PgTable));

/** Returns the name that the database has for a table. */
export const getTableName = (table: PgTable): string => getTableConfig(table).name;
