import { parseArgs } from 'node:util';
import { runAreas } from '../dev/run-areas.ts';
import { runEverything } from '../dev/run-everything.ts';
import { readWorkspaces } from '../repository.ts';
import { Refusal, runCommand } from '../terminal/refusal.ts';

/** Folders of areas named on the command line, with or without `mf-`. */
function foldersOf(names: readonly string[]): string[] {
  const areas = readWorkspaces()
    .filter(({ role }) => role === 'remote')
    .map(({ folder }) => folder);
  return names.map((name) => {
    const found = areas.find((folder) => folder === name || folder === `mf-${name}`);
    if (found !== undefined) return found;
    throw new Refusal(
      `There is no area '${name}'. Name one of: ${areas.join(', ')}; without a name the shell and all areas are watched.`,
    );
  });
}

await runCommand(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { server: { type: 'string' } },
  });
  const server = values.server ?? (positionals.length > 0 ? process.env['ROSTRUM_SERVER'] : undefined);
  if (server !== undefined && !URL.canParse(server))
    throw new Refusal(`'${server}' is no address; write --server https://experts.example.org`);
  if (positionals.length > 0)
    return runAreas(foldersOf(positionals), server === undefined ? undefined : new URL(server).origin);
  if (server !== undefined)
    throw new Refusal('Say which area should run inside that server: npm run dev -- mf-people --server URL');
  return runEverything();
});
