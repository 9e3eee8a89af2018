import { runLoudly } from '../processes/run-loudly.ts';
import { runCommand } from '../terminal/refusal.ts';

await runCommand(() => {
  const wanted = process.argv.slice(2);
  return runLoudly('prettier', ['--write', '--log-level=warn', ...(wanted.length > 0 ? wanted : ['.'])]);
});
