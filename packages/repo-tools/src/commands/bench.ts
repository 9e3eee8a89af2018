import { buildSite } from '../build/build-site.ts';
import { runLoudly } from '../processes/run-loudly.ts';
import { inRepository } from '../repository.ts';
import { runCommand } from '../terminal/refusal.ts';

await runCommand(async () => {
  await buildSite();
  return runLoudly(process.execPath, [inRepository('packages/benchmarks/src/main.ts')]);
});
