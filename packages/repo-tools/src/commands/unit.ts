import { runLoudly } from '../processes/run-loudly.ts';
import { runCommand } from '../terminal/refusal.ts';

// Vitest reads a configuration from the folder where it starts, and the root holds none.
await runCommand(() =>
  runLoudly('vitest', [
    'run',
    '--config=packages/repo-config/vitest/all.config.ts',
    ...process.argv.slice(2),
  ]),
);
