import { publicPaths } from '@rostrum/contracts';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { createOwner } from '@rostrum/identity';
import { ownerUsage, readOwnerArguments } from './owner-arguments.ts';
import { runCli } from './run-cli.ts';

async function readPassword(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.replace(/\r?\n$/, '');
}

/** A question to whoever sits at the terminal; null where no one does. */
function openTerminal() {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  return createInterface({ input: process.stdin, output: process.stderr });
}

const terminal = openTerminal();
const owner = await readOwnerArguments(
  process.argv.slice(2),
  terminal && ((question) => terminal.question(question)),
);
terminal?.close();

if ('missing' in owner) {
  // Before the database is opened: a question about usage must not make one.
  process.stderr.write(`Missing: ${owner.missing.join(', ')}\n${ownerUsage}\n`);
  process.exitCode = 1;
} else {
  await runCli(async ({ db }) => {
    const { isPasswordPiped, ...person } = owner;
    const made = isPasswordPiped ? undefined : randomBytes(12).toString('base64url');
    const { companyUsername } = await createOwner(db, {
      ...person,
      password: made ?? (await readPassword()),
    });
    const told = made === undefined ? '' : `\nPassword, shown only now: ${made}`;
    return `${person.email} is the owner of ${person.organization} (${publicPaths.organisation(companyUsername)}).${told}`;
  });
}
