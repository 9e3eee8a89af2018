import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function ended(pid: number): Promise<void> {
  for (let tries = 0; tries < 200 && isAlive(pid); tries += 1) await wait(50);
}

const postmasters = (dataDir: string): { folder: string; pid: number }[] =>
  globSync('**/postmaster.pid', { cwd: dataDir })
    .map((file) => join(dataDir, file))
    .map((file) => ({ folder: dirname(file), pid: Number(readFileSync(file, 'utf8').split('\n')[0]) }))
    .filter(({ pid }) => Number.isInteger(pid) && isAlive(pid));

/** Ends a database that a killed server left running in a data folder, so that the folder can be removed. */
export async function endDatabaseIn(dataDir: string): Promise<void> {
  for (const { pid } of postmasters(dataDir)) {
    process.kill(pid, 'SIGINT');
    await ended(pid);
  }
}

/** The backends of a postmaster. Read from /proc, where the parent is the second field after the name in parentheses. */
const childrenOf = (parent: number): number[] =>
  globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const [, fields = ''] = readFileSync(file, 'utf8').split(/\) (?=[A-Z] )/);
      return Number(fields.split(' ')[1]) === parent ? [Number(file.split('/')[2])] : [];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });

/** The database below a running server, to be taken away from it in the middle of its work. */
export function databaseIn(dataDir: string) {
  const [found] = postmasters(dataDir);
  if (!found) throw new Error(`No database runs in ${dataDir}.`);
  const { folder } = found;
  let { pid } = found;
  // Looked at by each start and by nothing else.
  const version = join(folder, 'PG_VERSION');
  const signal = (name: NodeJS.Signals) => {
    // First the postmaster: it could begin another backend while its own are counted.
    process.kill(pid, name);
    for (const backend of childrenOf(pid)) {
      try {
        process.kill(backend, name);
      } catch {
        // It ended meanwhile.
      }
    }
  };
  return {
    /** Stands still with every connection open, as a machine does whose disk hangs. */
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),

    /** Ends at once without saying goodbye, and stays away: no attempt of the server to restart it succeeds. */
    async stopAtOnce(): Promise<void> {
      renameSync(version, `${version}.away`);
      process.kill(pid, 'SIGQUIT');
      await ended(pid);
    },

    /** Starts again as it was started before, unless the server is quicker. */
    async start(): Promise<void> {
      renameSync(`${version}.away`, version);
      const [program = '', ...parameters] = [
        ...readFileSync(join(folder, 'postmaster.opts'), 'utf8').matchAll(/"([^"]*)"|(\S+)/g),
      ].map(([, quoted, plain]) => quoted ?? plain ?? '');
      const { uid, gid } = statSync(folder);
      const child = spawn(program, parameters, {
        stdio: 'ignore',
        detached: true,
        cwd: folder,
        ...(process.getuid?.() === 0 && { uid, gid }),
      });
      child.unref();
      // The start is over when the file says so; until then it recovers and refuses connections.
      for (let tries = 0; tries < 200; tries += 1) {
        const file = join(folder, 'postmaster.pid');
        const [started, , , , , , , state] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
        pid = Number(started ?? 0);
        if (state?.startsWith('ready') === true) return;
        await wait(50);
      }
      throw new Error('The database did not start again.');
    },
  };
}

export type DatabaseControl = ReturnType<typeof databaseIn>;
