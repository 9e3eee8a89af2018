import { mkdir } from 'node:fs/promises';
import pg from 'pg';
import { hashPassword } from '@rostrum/identity';
import { readConfig } from '../../config.ts';
import {
  type DatabaseConnection,
  type EmbeddedPostgres,
  connectDatabase,
  startEmbeddedPostgres,
} from '@rostrum/server-kit/database';
import { loadDemo } from '../../demo/load-demo.ts';
import { prepareDatabase } from '@rostrum/server-kit/opening';
import { seekerProfiles, users } from '@rostrum/identity/schema';
import { fillVectors } from './fill-vectors.ts';
import { loadManyExperts } from '../many-experts/load-many-experts.ts';
import { warmDatabase } from './warm-database.ts';

export interface SearchDatabase extends DatabaseConnection {
  /** For a server that works on it. */
  url: string;
  [Symbol.asyncDispose]: () => Promise<void>;
}

export interface SearchDatabaseOptions {
  /** Where PostgreSQL keeps its data; what is complete there is used again. */
  folder: string;
  /** A directory with so many experts, or the demonstration. */
  content: number | 'demonstration';
  /** A seeker who can sign in. */
  seeker?: { email: string; password: string };
  /** Every expert has vectors, so that a server with the model searches by meaning at once. */
  hasVectors?: boolean;
  progress: (text: string) => void;
}

/** The load sends no mail and signs nothing that is kept; it only wants to know its own address. */
const demoConfig = { PUBLIC_URL: 'http://rostrum.test', AUTH_SECRET: 'not used by searches, 32 characters' };

/** Stands on a database whose loading came to its end. */
const complete = 'complete';

async function isComplete(admin: pg.Client, name: string): Promise<boolean> {
  const { rows } = await admin.query<{ note: string | null }>(
    `SELECT shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname = $1`,
    [name],
  );
  return rows[0]?.note === complete;
}

async function fill(
  connection: DatabaseConnection,
  { content, seeker, progress }: SearchDatabaseOptions,
): Promise<void> {
  if (content === 'demonstration') {
    await loadDemo(connection.db, { config: readConfig(demoConfig), hashPassword: async () => 'none' });
  } else {
    await loadManyExperts(connection.pool, content, progress);
  }
  if (!seeker) return;
  const [user] = await connection.db
    .insert(users)
    .values({
      email: seeker.email,
      emailVerifiedAt: new Date(),
      passwordHash: await hashPassword(seeker.password),
      firstname: 'Jo',
      lastname: 'Seeker',
    })
    .onConflictDoNothing()
    .returning();
  if (user)
    await connection.db
      .insert(seekerProfiles)
      .values({ userId: user.id, seekerType: 'media', country: 'GB' });
}

/** What is loaded here can be loaded again, so nothing waits for the disk; memory as an operator with a large directory gives it. */
const settings = ["max_wal_size = '8GB'", 'fsync = off', 'full_page_writes = off', "shared_buffers = '6GB'"];

/** PostgreSQL with these settings; some count from a start on, so the first time it is started twice. */
async function startPostgres(folder: string): Promise<{ postgres: EmbeddedPostgres; admin: pg.Client }> {
  const postgres = await startEmbeddedPostgres(folder);
  const admin = new pg.Client({ ...postgres.connection, database: 'postgres' });
  await admin.connect();
  for (const setting of settings) await admin.query(`ALTER SYSTEM SET ${setting}`);
  await admin.query('SELECT pg_reload_conf()');
  const { rowCount } = await admin.query('SELECT 1 FROM pg_settings WHERE pending_restart');
  if (rowCount === 0) return { postgres, admin };
  await admin.end();
  await postgres.stop();
  return startPostgres(folder);
}

/** A migrated database with content, made the first time and kept in its folder. */
export async function openSearchDatabase(options: SearchDatabaseOptions): Promise<SearchDatabase> {
  await mkdir(options.folder, { recursive: true });
  const { postgres, admin } = await startPostgres(options.folder);
  const name = `search_${options.content}`;
  const isMade = await isComplete(admin, name);
  if (!isMade) {
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE ${name}`);
  }
  const connection = await connectDatabase({ ...postgres.connection, database: name }, 4);
  await prepareDatabase(connection.pool);
  if (!isMade) {
    await fill(connection, options);
    await admin.query(`COMMENT ON DATABASE ${name} IS '${complete}'`);
  }
  await admin.end();
  if (options.hasVectors) await fillVectors(connection.db, options.progress);
  if (typeof options.content === 'number') {
    options.progress('reading into memory what searches read');
    await warmDatabase(connection.pool);
  }
  const { host, port, user, password } = postgres.connection;
  const query = new URLSearchParams({ host: host ?? '', port: String(port ?? 5432) });
  return {
    ...connection,
    url: `postgres://${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password))}@localhost/${name}?${query.toString()}`,
    async [Symbol.asyncDispose]() {
      await connection.close();
      await postgres.stop();
    },
  };
}
