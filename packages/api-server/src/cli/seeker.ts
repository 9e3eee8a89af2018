import { parseArgs } from 'node:util';
import { verifySeeker } from '@rostrum/identity';
import { runCli } from './run-cli.ts';

const usage = `Whether a seeker is verified, which desks see. Without --to it is only shown.

  npm run seeker -- --email ada@paper.example
  npm run seeker -- --email ada@paper.example --to manual --reason "Called the news desk"
  npm run seeker -- --email ada@paper.example --to rejected --reason "The outlet does not know them"
  npm run seeker -- --email ada@paper.example --to unverified --reason "Left the outlet"`;

const { values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { email: { type: 'string' }, to: { type: 'string' }, reason: { type: 'string' } },
});

const { email, to, reason } = values;
if (typeof email === 'string' && email !== '')
  await runCli(async ({ db }) =>
    verifySeeker(db, email, {
      to: typeof to === 'string' ? to : undefined,
      reason: typeof reason === 'string' ? reason : '',
    }),
  );
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
}
