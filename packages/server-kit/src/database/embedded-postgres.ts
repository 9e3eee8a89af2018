import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { superviseProcess, type Supervision } from './embedded-supervisor.ts';
import { locateEmbeddedFiles, type EmbeddedFiles } from './embedded-files.ts';
import {
  createCluster,
  hasRunningPostmaster,
  isAlive,
  lastLines,
  readPostmaster,
  removeStaleLocks,
  spawnPostmaster,
  stopPostmaster,
  type Endpoint,
} from './embedded-process.ts';

const databaseName = 'rostrum';
const startTimeoutMs = 60_000;

export type { Supervision } from './embedded-supervisor.ts';

export interface EmbeddedPostgres {
  connection: pg.ClientConfig;
  /** True when a server that was already running was taken over. */
  adopted: boolean;
  /** Starts the server again whenever it ends, until it is stopped here. */
  supervise: (supervision: Supervision) => void;
  /** Stops the server, unless another running app shares it. */
  stop: () => Promise<void>;
}

const credentials = (files: EmbeddedFiles, endpoint: Endpoint, database: string): pg.ClientConfig => ({
  host: endpoint.host,
  port: endpoint.port,
  user: 'rostrum',
  password: readFileSync(files.password, 'utf8').trim(),
  database,
});

async function withClient<Result>(
  config: pg.ClientConfig,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Waits until the server answers; crash recovery after a kill may take a moment. False when it ended instead. */
async function isReady(files: EmbeddedFiles, endpoint: Endpoint, hasExited: () => boolean): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < startTimeoutMs && !hasExited(); await wait(25)) {
    const answers = await withClient(credentials(files, endpoint, 'postgres'), async () => true).catch(
      () => false,
    );
    if (answers) return true;
  }
  return false;
}

async function ensureDatabase(files: EmbeddedFiles, endpoint: Endpoint): Promise<void> {
  await withClient(credentials(files, endpoint, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}

function checkVersion(files: EmbeddedFiles): void {
  const version = readFileSync(path.join(files.data, 'PG_VERSION'), 'utf8').trim();
  const running = String(files.binaries.version);
  if (version !== running)
    throw new StartupError(
      `${files.data} was written by PostgreSQL ${version}; this is ${running} (${files.binaries.postgres}).\nName the folder of PostgreSQL ${version} in PG_BIN, or dump the data with it, or name another folder in ROSTRUM_DATA_DIR.`,
    );
}

const ownerOf = (files: EmbeddedFiles): number | undefined =>
  existsSync(files.owner) ? Number(readFileSync(files.owner, 'utf8')) : undefined;

/** The first live app on the data is its owner and stops the server; a second one only uses it. */
function becomeOwner(files: EmbeddedFiles): boolean {
  const owner = ownerOf(files);
  if (owner !== undefined && owner !== process.pid && isAlive(owner)) return false;
  writeFileSync(files.owner, String(process.pid));
  return true;
}

/** A server that was killed leaves helpers behind that take a moment to notice; until then the data counts as in use. */
const attempts = 5;
const isStillInUse = (log: string): boolean =>
  log.includes('still in use') || (log.includes('lock file "') && log.includes('" already exists'));

/** `port` is that of before, where clients know it already. */
async function startServer(files: EmbeddedFiles, port?: number): Promise<Endpoint> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    removeStaleLocks(files);
    const { endpoint, hasExited } = await spawnPostmaster(files, port);
    if (await isReady(files, endpoint, hasExited)) return endpoint;
    if (!isStillInUse(lastLines(files.log, 4))) break;
    await wait(200 * attempt);
  }
  throw new StartupError(
    `The embedded database did not start. The end of ${files.log}:\n${lastLines(files.log)}`,
  );
}

async function runServer(files: EmbeddedFiles): Promise<{ endpoint: Endpoint; adopted: boolean }> {
  const running = hasRunningPostmaster(files) ? readPostmaster(files) : undefined;
  if (running && (await isReady(files, running, () => !isAlive(running.pid))))
    return { endpoint: running, adopted: true };
  return { endpoint: await startServer(files), adopted: false };
}

/**
 * Starts PostgreSQL on `dataDir`, creating it the first time, or takes over the one that a killed app left running.
 *
 * @param binFolder Of an installed PostgreSQL, which is run instead of the one that comes with the package.
 * @throws StartupError when it cannot be run or does not start.
 */
export async function startEmbeddedPostgres(dataDir: string, binFolder?: string): Promise<EmbeddedPostgres> {
  const files = await locateEmbeddedFiles(path.resolve(dataDir), binFolder);
  if (!existsSync(files.data)) await createCluster(files);
  checkVersion(files);
  const { endpoint, adopted } = await runServer(files);
  let isOwner = becomeOwner(files);
  await ensureDatabase(files, endpoint);
  let supervisor: ReturnType<typeof superviseProcess> | undefined;
  return {
    connection: credentials(files, endpoint, databaseName),
    adopted,
    supervise(supervision) {
      supervisor ??= superviseProcess(
        {
          isAlive: () => hasRunningPostmaster(files),
          async start() {
            // One of several apps on the data starts it; when that one is gone, the next takes its place.
            isOwner = becomeOwner(files);
            if (isOwner) await startServer(files, endpoint.port);
          },
        },
        supervision,
      );
    },
    async stop() {
      await supervisor?.stop();
      if (!isOwner || ownerOf(files) !== process.pid) return;
      await stopPostmaster(files);
      rmSync(files.owner, { force: true });
      if (files.socketDir !== undefined) rmSync(files.socketDir, { recursive: true, force: true });
    },
  };
}
