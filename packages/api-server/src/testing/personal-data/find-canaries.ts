import type pg from 'pg';

export interface Survivor {
  table: string;
  column: string;
  value: string;
}

/** Searches every text, json, array, search and bytea column of every table of every schema. */
export async function findCanaries(pool: pg.Pool, text: string): Promise<Survivor[]> {
  const { rows: columns } = await pool.query<{ schema: string; table: string; column: string; type: string }>(
    `SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column, c.udt_name AS type
      FROM information_schema.columns c JOIN pg_class t ON t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
      WHERE t.relkind IN ('r', 'p') AND NOT t.relispartition AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
        AND (c.data_type = 'ARRAY' OR c.udt_name IN ('text', 'varchar', 'citext', 'json', 'jsonb', 'tsvector', 'tsquery', 'bytea', 'bpchar'))`,
  );
  const found: Survivor[] = [];
  for (const { schema, table, column, type } of columns) {
    const content = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rows } = await pool.query<{ value: string }>(
      `SELECT ${content} AS value FROM "${schema}"."${table}" WHERE strpos(lower(${content}), lower($1)) > 0`,
      [text],
    );
    found.push(...rows.map(({ value }) => ({ table, column, value })));
  }
  return found;
}
