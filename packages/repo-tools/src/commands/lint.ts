import { runLoudly } from '../processes/run-loudly.ts';
import { runCommand } from '../terminal/refusal.ts';

await runCommand(() => runLoudly('oxlint', process.argv.slice(2)));
