import { loadDemo } from '../demo/load-demo.ts';
import { runCli } from './run-cli.ts';

await runCli(async ({ asOwner }) =>
  (await asOwner((db) => loadDemo(db)))
    ? 'The demonstration organisations are loaded.'
    : 'The database has organisations already; nothing was changed.',
);
