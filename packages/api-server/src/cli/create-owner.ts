import { publicPaths } from '@rostrum/contracts';
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createOwner } from '@rostrum/identity';
import { runCli } from './run-cli.ts';

const usage = `Usage: npm run create-owner -- --email you@example.org --organization "Your organisation" [--country GB] [--firstname A] [--lastname B] [--password-stdin]
Without --password-stdin a password is made and shown once.`;

async function readPassword(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.replace(/\r?\n$/, '');
}

const { values } = parseArgs({
  options: {
    email: { type: 'string', default: '' },
    organization: { type: 'string', default: '' },
    country: { type: 'string', default: 'GB' },
    firstname: { type: 'string', default: 'First' },
    lastname: { type: 'string', default: 'Owner' },
    'password-stdin': { type: 'boolean', default: false },
  },
  strict: false,
});
const { email, organization, country, firstname, lastname } = values;

if (email === '' || organization === '') {
  // Before the database is opened: a question about usage must not make one.
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await runCli(async ({ db }) => {
    const made = values['password-stdin'] === true ? undefined : randomBytes(12).toString('base64url');
    const password = made ?? (await readPassword());
    const owner = {
      email: String(email),
      organization: String(organization),
      country: String(country),
      firstname: String(firstname),
      lastname: String(lastname),
    };
    const { companyUsername } = await createOwner(db, { ...owner, password });
    const told = made === undefined ? '' : `\nPassword, shown only now: ${made}`;
    return `${owner.email} is the owner of ${owner.organization} (${publicPaths.organisation(companyUsername)}).${told}`;
  });
}
