import { globSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends a database that a killed server left running in a data folder, so that the folder can be removed. */
export async function endDatabaseIn(dataDir: string): Promise<void> {
  for (const file of globSync('**/postmaster.pid', { cwd: dataDir })) {
    const pid = Number(readFileSync(`${dataDir}/${file}`, 'utf8').split('\n')[0]);
    if (!Number.isInteger(pid) || !isAlive(pid)) continue;
    process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 100 && isAlive(pid); tries += 1) await wait(50);
  }
}
