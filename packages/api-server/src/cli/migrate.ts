import { runCli } from './run-cli.ts';

await runCli(async ({ migrated }) =>
  migrated.length === 0 ? 'The database is up to date.' : `Applied: ${migrated.join(', ')}.`,
);
