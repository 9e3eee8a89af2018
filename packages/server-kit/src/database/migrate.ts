import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { adoptBaseline, isFormer } from './former-migrations.ts';
import { readMigrations, type AppliedMigration, type Migration } from './migrations-on-disk.ts';

/** Any constant of our own: two servers that start together take turns. */
const lockKey = 728_401_552;

function refuseUnknown(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const newer = applied.filter(({ number }) => !known.some((migration) => migration.number === number));
  if (newer.length > 0)
    throw new StartupError(
      `The database was migrated by a newer release (${newer.map(({ number, name }) => `${number} ${name}`).join(', ')}).\nStart that release, or restore the backup from before it: migrations only go forward.`,
    );
  const changed = applied.find((row) =>
    known.some(({ number, checksum }) => number === row.number && checksum !== row.checksum),
  );
  if (changed)
    throw new StartupError(
      `Migration ${changed.number} ${changed.name} was changed after it had been applied to this database.\nRestore the file and write a new migration instead.`,
    );
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(
      `Migration ${migration.number} ${migration.name} failed and left nothing behind: ${reason}`,
      { cause },
    );
  }
}

/** Brings the database to this release, each migration in a transaction of its own. Answers the names of those applied now. */
export async function migrate(
  pool: pg.Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const client = await pool.connect();
  try {
    // Waiting for another server's migration and building an index may both take longer than a query should.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists schema_migrations (number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<AppliedMigration>(
      'select number, name, checksum from schema_migrations order by number',
    );
    const applied = await adoptBaseline(client, rows, migrations);
    refuseUnknown(applied, migrations);
    const due = migrations.filter(({ number }) => !applied.some((row) => row.number === number));
    for (const migration of due) await apply(client, migration);
    return due.map(({ name }) => name);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    // Not returned to the pool: its settings differ from those of its siblings.
    client.release(true);
  }
}

/** Refuses a database that is behind this release, for a user who may not bring it there. */
export async function checkMigrated(
  pool: pg.Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const { rows } = await pool.query<AppliedMigration>('select number, name, checksum from schema_migrations');
  if (isFormer(rows, migrations))
    throw new StartupError(
      'The journal of this database names the migrations of before they became one, and the user in DATABASE_URL may not change it.\nPut the owner into DATABASE_OWNER_URL, or run "npm run migrate" with it.',
    );
  refuseUnknown(rows, migrations);
  const due = migrations.filter(({ number }) => !rows.some((row) => row.number === number));
  if (due.length > 0)
    throw new StartupError(
      `The database lacks ${due.map(({ number, name }) => `${number} ${name}`).join(', ')}, and the user in DATABASE_URL does not own it.\nPut the owner into DATABASE_OWNER_URL, or run "npm run migrate" with it.`,
    );
}
