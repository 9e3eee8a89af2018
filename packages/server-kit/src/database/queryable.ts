import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

type NoSchema = Record<string, never>;

/** The pool. */
export type Database = NodePgDatabase<NoSchema> & { $client: Pool };

/** The pool or a transaction: what every repository function takes first, so that a transaction cannot be missed. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/** Only a transaction: what must not happen without the write that causes it (mail, activity, live events) asks for one. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;
