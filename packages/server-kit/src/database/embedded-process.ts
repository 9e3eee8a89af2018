import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import type { EmbeddedFiles } from './embedded-files.ts';

export const lastLines = (file: string, count = 6): string =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n') : '';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Makes the cluster aside and moves it into place, so that an interrupted first start leaves nothing half-done. */
export async function createCluster(files: EmbeddedFiles): Promise<void> {
  const draft = `${files.data}.new`;
  rmSync(draft, { recursive: true, force: true });
  const log = openSync(files.log, 'a', 0o600);
  const options = [
    `--pgdata=${draft}`,
    '--username=rostrum',
    `--pwfile=${files.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ];
  const locale = [
    '--locale=C',
    // The provider that sorts and classifies alike on every machine came with PostgreSQL 17.
    ...(files.binaries.version >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale-provider=icu', '--icu-locale=und']),
  ];
  const child = spawn(files.binaries.initdb, [...options, ...locale], {
    stdio: ['ignore', log, log],
    cwd: files.home,
    ...files.user,
  });
  const [code] = (await Promise.race([once(child, 'exit'), once(child, 'error').then(() => [-1])])) as [
    number,
  ];
  closeSync(log);
  if (code !== 0)
    throw new StartupError(
      `The embedded database could not be created in ${files.data}:\n${lastLines(files.log)}`,
    );
  // In the configuration file, where ALTER SYSTEM can say otherwise for a large directory.
  appendFileSync(path.join(draft, 'postgresql.conf'), '\nshared_buffers = 64MB\n');
  renameSync(draft, files.data);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 5432;
}

export interface Endpoint {
  host: string;
  port: number;
}

/** What postmaster.pid says: process, port and socket folder of the server that holds (or held) the data. */
export function readPostmaster(files: EmbeddedFiles): ({ pid: number } & Endpoint) | undefined {
  const file = path.join(files.data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = '', , , port = '', socketDir = '', address = ''] = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(pid), port: Number(port), host: socketDir === '' ? address : socketDir };
}

/** A process number can be given anew after a reboot; PostgreSQL would then refuse to start over its own stale file. */
function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine)
    ? readFileSync(commandLine, 'utf8').includes('postgres')
    : process.platform !== 'linux' && isAlive(pid);
}

/**
 * Removes the lock files of a server that is no more. PostgreSQL does so itself, unless the dead process was never
 * collected (a container without an init) or its number is in use again: then it would refuse for ever.
 */
export function removeStaleLocks(files: EmbeddedFiles): void {
  const postmaster = readPostmaster(files);
  if (!postmaster || isPostgres(postmaster.pid)) return;
  rmSync(path.join(files.data, 'postmaster.pid'), { force: true });
  if (files.socketDir === undefined) return;
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    rmSync(path.join(files.socketDir, name), { force: true });
}

export const hasRunningPostmaster = (files: EmbeddedFiles): boolean => {
  const postmaster = readPostmaster(files);
  return postmaster !== undefined && isAlive(postmaster.pid) && isPostgres(postmaster.pid);
};

/**
 * Starts the server in a process group of its own: Ctrl-C must reach it as our orderly stop and not as a second
 * signal, and it must outlive a killed app so that the next start adopts it.
 */
export async function spawnPostmaster(
  files: EmbeddedFiles,
  knownPort?: number,
): Promise<{ endpoint: Endpoint; hasExited: () => boolean }> {
  const port = knownPort ?? (files.socketDir === undefined ? await freePort() : 5432);
  const settings = {
    listen_addresses: files.socketDir === undefined ? '127.0.0.1' : '',
    unix_socket_directories: files.socketDir ?? '',
    port: String(port),
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // DETAIL and CONTEXT quote rows and what was sent.
    log_error_verbosity: 'terse',
    password_encryption: 'scram-sha-256',
  };
  const log = openSync(files.log, 'a', 0o600);
  const child = spawn(
    files.binaries.postgres,
    ['-D', files.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: ['ignore', log, log], cwd: files.home, detached: true, ...files.user },
  );
  closeSync(log);
  let exited = false;
  child.once('exit', () => (exited = true));
  child.once('error', () => (exited = true));
  child.unref();
  return { endpoint: { host: files.socketDir ?? '127.0.0.1', port }, hasExited: () => exited };
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on disk. */
export async function stopPostmaster(files: EmbeddedFiles): Promise<void> {
  const postmaster = readPostmaster(files);
  if (!postmaster || !isAlive(postmaster.pid)) return;
  process.kill(postmaster.pid, 'SIGINT');
  for (let waited = 0; waited < 8000 && isAlive(postmaster.pid); waited += 20) await wait(20);
  if (isAlive(postmaster.pid)) process.kill(postmaster.pid, 'SIGQUIT');
}
