import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Queryable } from './queryable.ts';

const dialect = new PgDialect();

interface Prepared<Row> extends PreparedQueryConfig {
  execute: QueryResult<Row & object>;
}

/**
 * Rows of a written-out statement that is prepared once per connection, for what is asked so often that planning it would
 * cost as much as running it. Its text may come in a few forms, since each stays prepared as long as the connection; what
 * differs from call to call belongs into parameters.
 */
export async function plannedRowsOf<Row extends object>(db: Queryable, statement: SQL): Promise<Row[]> {
  const query = dialect.sqlToQuery(statement);
  const name = `planned_${hash('sha1', query.sql).slice(0, 16)}`;
  const { rows } = await db._.session.prepareQuery<Prepared<Row>>(query, undefined, name, false).execute();
  return rows;
}
