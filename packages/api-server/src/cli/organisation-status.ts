import { parseArgs } from 'node:util';
import { setOrganisationStatus } from '@rostrum/identity';
import { runCli } from './run-cli.ts';

const usage = `How an organisation stands: trial, active, past_due or suspended. Without --to it is only shown.

  npm run organisation-status -- --org northmere
  npm run organisation-status -- --org northmere --to active`;

const { values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { org: { type: 'string' }, to: { type: 'string' } },
});

const { org, to } = values;
if (typeof org === 'string' && org !== '')
  await runCli(async ({ db }) => setOrganisationStatus(db, org, typeof to === 'string' ? to : undefined));
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
}
