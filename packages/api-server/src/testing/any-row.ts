import type pg from 'pg';

interface Column {
  name: string;
  type: string;
  length: number | null;
}

/** A value that a column of this type takes. */
const valueOf = ({ type, length }: Column): string => {
  switch (type) {
    case 'uuid':
      return 'gen_random_uuid()';
    case 'boolean':
      return 'false';
    case 'timestamp with time zone':
      return 'now()';
    case 'date':
      return 'current_date';
    case 'jsonb':
      return "'{}'";
    case 'bytea':
      return "decode(md5(random()::text), 'hex')";
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'real':
      return '1';
    case 'tsvector':
      return "''";
    case 'ARRAY':
      return "'{}'";
    default:
      return `left(md5(random()::text), ${Math.min(length ?? 20, 20)})`;
  }
};

/**
 * The statement that writes a row of any table, with these columns set: what is required gets some value of its type.
 * So that a check over all tables holds for one that was added yesterday.
 */
export async function anyRow(pool: pg.Pool, table: string, set: Record<string, string>): Promise<string> {
  const { rows } = await pool.query<Column & { required: boolean }>(
    `select column_name as name, data_type as type, character_maximum_length as length, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as required
      from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows.filter(({ name, required }) => required || name in set);
  const values = columns.map((column) => {
    const given = set[column.name];
    return given === undefined ? valueOf(column) : `'${given}'`;
  });
  return `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${values.join(', ')})`;
}
