import type pg from 'pg';
import type { Subject, TablePersonalData } from '@rostrum/server-kit/personal-data';

/** One person or organisation whose every column is filled. Their canaries begin with `mark`. */
export interface FilledSubject {
  mark: string;
  subjects: Partial<Record<Subject, readonly string[]>>;
  /** For columns of these names where no link sets them. */
  ids: Readonly<Record<string, string>>;
  names: { name: string; username: string; email: string };
}

interface Column {
  name: string;
  type: string;
  elements: string | null;
  length: number | null;
  isWritten: boolean;
}

/** Columns that a check ties to others, or that would keep the row from being erased. */
const exceptions: Readonly<Record<string, Record<string, string | null>>> = {
  account_deletions: { completed_at: null },
  inquiries: { legal_hold_at: null, legal_hold_reason: null, erased_at: null, merged_into: null },
  inquiry_attachments: { held_reply_id: null },
  inquiry_asks: { state: 'cancelled' },
  inquiry_rules: { list: 'block' },
  organisations: { legal_hold_at: null, legal_hold_reason: null, legal_hold_by: null, deleted_at: null },
  people: { status: 'archived', kind: 'expert', access: 'public' },
  posts: { embargo_until: null, access_after: null },
  release_rollouts: { share: null },
  uploads: { guest_key_hash: null },
  users: { status: 'deleted' },
};

const shortest = 12;

function valueOf(
  { name, type, elements, length }: Column,
  { canary, mentioned, choices }: { canary: string; mentioned: string; choices: readonly string[] },
): unknown {
  if (type === 'ARRAY') {
    if (choices.length > 0) return [choices[0]];
    if (elements === 'uuid') return [crypto.randomUUID()];
    if (elements === 'int2' || elements === 'int4') return [1];
    if (elements === 'timestamptz') return [new Date().toISOString()];
    return [canary.slice(0, length ?? 200)];
  }
  if (choices.length > 0) return choices[0];
  switch (type) {
    case 'uuid':
      return crypto.randomUUID();
    case 'boolean':
      return true;
    case 'timestamp with time zone':
    case 'timestamp without time zone':
      return new Date().toISOString();
    case 'date':
      return '2026-01-01';
    case 'jsonb':
      return JSON.stringify({ [name]: `${canary}${mentioned}` });
    case 'bytea':
      return Buffer.from(canary);
    case 'tsvector':
    case 'tsquery':
      return `'${canary}'`;
    case 'inet':
      return '192.0.2.77';
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'real':
      return 1;
    default:
      if (length !== null && length < shortest) return 'zz'.slice(0, length);
      return `${canary}${mentioned}`.slice(0, length ?? 1000);
  }
}

async function columnsOf(client: pg.PoolClient, { schema, name }: TablePersonalData): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT column_name AS name, CASE WHEN data_type = 'USER-DEFINED' THEN udt_name ELSE data_type END AS type,
        ltrim(udt_name, '_') AS elements, character_maximum_length AS length,
        is_generated = 'NEVER' AND is_identity = 'NO' AND udt_name <> 'xid8' AS "isWritten"
      FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2`,
    [schema, name],
  );
  return rows.filter(({ isWritten }) => isWritten);
}

/** Writes one row of a table with a canary in every column; where the subject's own row is there, fills that one. */
async function fillRow(
  client: pg.PoolClient,
  {
    table,
    link,
    subject,
    row,
  }: {
    table: TablePersonalData;
    link?: TablePersonalData['links'][number];
    subject: FilledSubject;
    row: string;
  },
): Promise<void> {
  const keys = link ? (subject.subjects[link.subject] ?? []) : [];
  const linked = new Map(link?.by.map((column, index) => [column, keys[index]]));
  const isOwnRow = linked.has('id');
  const columns = await columnsOf(client, table);
  const values = columns.map((column, position) => {
    const declared = table.columns.get(column.name);
    const given = linked.get(column.name) ?? subject.ids[column.name];
    const exception = exceptions[table.name];
    if (exception && column.name in exception) return exception[column.name] ?? null;
    if (isOwnRow && column.name === 'username') return subject.names.username;
    if (isOwnRow && column.name === 'email') return subject.names.email;
    if (isOwnRow && column.name === 'firstname') return subject.names.name.split(' ')[0];
    if (isOwnRow && column.name === 'lastname') return subject.names.name.split(' ')[1];
    if (given !== undefined && (column.type === 'uuid' || linked.has(column.name))) return given;
    const { declaration } = declared ?? {};
    const mentioned =
      declaration?.fate === 'mention'
        ? declaration.identifiers.map((each) => ` ${subject.names[each]}`).join('')
        : '';
    // What a trigger derives is not the person's own, and is not left by filling it.
    const mark = declaration?.fate === 'derived' ? 'derived' : subject.mark;
    const canary = `${mark}${row}${position.toString(36)}q`;
    return valueOf(column, { canary, mentioned, choices: declared?.column?.enumValues ?? [] });
  });
  const quoted = columns.map(({ name }) => `"${name}"`);
  const target = `"${table.schema}"."${table.name}"`;
  const places = values.map((_, index) => `$${index + 1}`);
  try {
    if (isOwnRow)
      await client.query(
        `UPDATE ${target} SET (${quoted.join(', ')}) = ROW(${places.map((place, index) => `${place}::${castOf(columns[index])}`).join(', ')}) WHERE id = $${values.length + 1}`,
        [...values, keys.at(-1)],
      );
    else
      await client.query(
        `INSERT INTO ${target} (${quoted.join(', ')}) VALUES (${places.join(', ')}) ON CONFLICT DO NOTHING`,
        values,
      );
  } catch (cause) {
    throw new Error(`The table ${table.name} could not be filled.`, { cause });
  }
}

const castOf = (column: Column | undefined): string =>
  column?.type === 'ARRAY' ? `${column.elements ?? 'text'}[]` : (column?.type ?? 'text');

/**
 * Rows of the tests refer to others that are not there, so nothing may check or follow references: what is erased must be
 * reached by a link of its own table.
 */
export async function dropForeignKeys(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS statement
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { statement } of rows) await pool.query(statement);
}

/** Fills every column of every table for one subject: a row for each link that leads to it, else one of its own. */
export async function fillTables(
  pool: pg.Pool,
  register: readonly TablePersonalData[],
  subject: FilledSubject,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Rows need not refer to others that are there, and nothing reacts to them.
    await client.query('SET session_replication_role = replica');
    const failures: Error[] = [];
    for (const [number, table] of register.entries()) {
      if (table.schema !== 'public' || table.name === 'schema_migrations') continue;
      const links = table.links.filter((link) => subject.subjects[link.subject] !== undefined);
      const rows = links.length > 0 ? links : [undefined];
      for (const [place, link] of rows.entries())
        await fillRow(client, {
          table,
          ...(link && { link }),
          subject,
          row: `${number.toString(36)}x${place}x`,
        }).catch((error: Error) => failures.push(error));
    }
    if (failures.length > 0)
      throw new Error(failures.map(({ message, cause }) => `${message} ${String(cause)}`).join('\n'));
  } finally {
    client.release(true);
  }
}
