import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The pool. */
export type Database = NodePgDatabase;

/** The pool or a transaction: what every repository function takes first, so that a transaction cannot be missed. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;
