import { spawn, type ChildProcess } from 'node:child_process';
import { buildSite } from '../build/build-site.ts';
import { inRepository, readWorkspaces } from '../repository.ts';
import { requireFreePort } from '../start/require-free-port.ts';
import { serve } from '../start/serve.ts';
import { readSettings } from '../start/settings.ts';

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(process.platform === 'win32' ? pid : -pid);
}

/** The server with the shell and every area, built again when a file of theirs changes. */
export async function runEverything(): Promise<number> {
  const settings = readSettings();
  const folders = readWorkspaces()
    .filter(({ scripts }) => 'dev' in scripts)
    .map(({ folder }) => folder);
  await requireFreePort(settings.port);
  await buildSite();
  const watchers = folders.map((folder) =>
    spawn('npm', ['run', '--silent', 'dev'], {
      cwd: inRepository(folder),
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own, so that npm and the bundler below it can be ended together.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    }),
  );
  console.log(`Watching ${folders.join(', ')}: save a file and reload the page.`);
  try {
    return await serve(settings);
  } finally {
    watchers.forEach(endGroup);
  }
}
