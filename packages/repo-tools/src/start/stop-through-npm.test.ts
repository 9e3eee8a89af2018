import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

/** Prints its process id, and stays until it is told to stop. */
const waitingCommand = `
console.log('pid ' + process.pid);
setInterval(() => undefined, 1000);
process.on('SIGTERM', () => process.exit(0));
`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A repository in a folder of its own whose `npm start` runs the waiting command through the real launcher. */
async function makeRepository(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'rostrum-signals-'));
  for (const folder of ['bin', 'bootstrap'])
    await cp(inRepository(`packages/repo-tools/${folder}`), path.join(root, 'packages/repo-tools', folder), {
      recursive: true,
    });
  const commands = path.join(root, 'packages/repo-tools/src/commands');
  await mkdir(commands, { recursive: true });
  await writeFile(path.join(commands, 'wait.ts'), waitingCommand);
  await mkdir(path.join(root, 'node_modules'));
  await symlink(inRepository('node_modules/node'), path.join(root, 'node_modules/node'));
  await writeFile(path.join(root, 'package-lock.json'), '{"packages":{}}');
  await writeFile(path.join(root, 'node_modules/.package-lock.json'), '{"packages":{}}');
  const scripts = { start: 'node packages/repo-tools/bin/run.mjs wait' };
  await writeFile(path.join(root, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  return root;
}

test('a signal to npm ends the command that it started, though the shell between them passes nothing on', async ({
  signal,
}) => {
  const root = await makeRepository();
  const npm = spawn('npm', ['start', '--silent'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [chunk] = (await once(npm.stdout, 'data')) as [Buffer];
    const pid = Number(/pid (\d+)/.exec(chunk.toString())?.[1]);
    expect(isAlive(pid)).toBe(true);
    npm.kill('SIGTERM');
    while (isAlive(pid) && !signal.aborted) await wait(50);
    expect(isAlive(pid)).toBe(false);
  } finally {
    npm.kill('SIGTERM');
    await rm(root, { recursive: true, force: true });
  }
}, 60_000);
