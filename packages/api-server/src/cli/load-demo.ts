import { loadDemo } from '../demo/load-demo.ts';
import { runCli } from './run-cli.ts';

await runCli(async ({ asOwner }, config) => {
  const startedAt = performance.now();
  const isLoaded = await asOwner((db) => loadDemo(db, { config }));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return isLoaded
    ? `The demonstration organisations are loaded, in ${seconds} s.`
    : 'The database has organisations already; nothing was changed.';
});
