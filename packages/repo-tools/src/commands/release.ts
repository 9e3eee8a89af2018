import { readArguments } from '../release/arguments.ts';
import { checkShell } from '../release/check-shell.ts';
import { runRelease } from '../release/run-release.ts';
import { runCommand } from '../terminal/refusal.ts';

await runCommand(() => {
  const given = readArguments(process.argv.slice(2));
  return given.area === 'shell' ? checkShell(given.server) : runRelease(given);
});
