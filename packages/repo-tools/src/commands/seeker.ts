import { inRepository } from '../repository.ts';
import { runLoudly } from '../processes/run-loudly.ts';
import { runCommand } from '../terminal/refusal.ts';

// The server owns the rules of verification; this only starts its command.
await runCommand(() =>
  runLoudly(process.execPath, [
    inRepository('packages/api-server/src/cli/seeker.ts'),
    ...process.argv.slice(2),
  ]),
);
