import { spawn, type ChildProcess } from 'node:child_process';
import { buildSite } from '../build/build-site.ts';
import { inRepository, readWorkspaces } from '../repository.ts';
import { requireFreePort } from '../start/require-free-port.ts';
import { serve } from '../start/serve.ts';
import { readSettings } from '../start/settings.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';

/** Folders named on the command line, with or without `mf-`; the shell and every area when none is. */
function foldersToWatch(names: readonly string[]): string[] {
  const buildable = readWorkspaces().filter(({ scripts }) => 'dev' in scripts);
  if (names.length === 0) return buildable.map(({ folder }) => folder);
  return names.map((name) => {
    const found = buildable.find(({ folder }) => folder === name || folder === `mf-${name}`);
    if (found === undefined) {
      throw new Refusal(
        `There is nothing to watch in '${name}'. Name one of: ${buildable.map(({ folder }) => folder).join(', ')}.`,
      );
    }
    return found.folder;
  });
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) process.kill(process.platform === 'win32' ? pid : -pid);
}

await runCommand(async () => {
  const settings = readSettings();
  const folders = foldersToWatch(process.argv.slice(2));
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
});
