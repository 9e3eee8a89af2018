import { buildSite } from '../build/build-site.ts';
import { runLoudly } from '../processes/run-loudly.ts';
import { inRepository } from '../repository.ts';
import { runCommand } from '../terminal/refusal.ts';

/** Measures that look at built pages; the others are of the server alone and need not wait for a build. */
const ofPages = ['starts', 'first-pages'];

await runCommand(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0 || names.some((name) => ofPages.includes(name))) await buildSite();
  return runLoudly(process.execPath, [inRepository('packages/benchmarks/src/main.ts'), ...names]);
});
