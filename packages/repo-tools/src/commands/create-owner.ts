import { exists, inRepository } from '../repository.ts';
import { runLoudly } from '../processes/run-loudly.ts';
import { runCommand } from '../terminal/refusal.ts';

// The server owns the rules of accounts; this only starts its command.
const script = 'packages/api-server/src/cli/create-owner.ts';

await runCommand(async () => {
  if (!exists(script)) throw new Error(`${script} is missing.`);
  return runLoudly(process.execPath, [inRepository(script), ...process.argv.slice(2)]);
});
