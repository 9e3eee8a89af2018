import { parseArgs } from 'node:util';

const questions = {
  email: 'Email of the owner',
  organization: 'Name of the organisation',
  country: 'Country of the organisation, as two letters like GB',
  firstname: 'First name of the owner',
  lastname: 'Last name of the owner',
} as const;
type Name = keyof typeof questions;
const names = Object.keys(questions) as Name[];

export const ownerUsage = `Usage: npm run create-owner -- --email you@example.org --organization "Your organisation" --country GB --firstname Ada --lastname Lovelace [--password-stdin]
In a terminal, what is missing is asked for. Without --password-stdin a password is made and shown once.`;

export type OwnerArguments = Record<Name, string> & { isPasswordPiped: boolean };

/**
 * Reads who the owner is to be. Nothing is made up: what is missing is asked for, and without anybody to ask, named.
 */
export async function readOwnerArguments(
  args: readonly string[],
  ask: ((question: string) => Promise<string>) | null,
): Promise<OwnerArguments | { missing: string[] }> {
  const text = { type: 'string' as const };
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: text,
      organization: text,
      country: text,
      firstname: text,
      lastname: text,
      'password-stdin': { type: 'boolean' },
    },
    strict: false,
  });
  const given = (name: Name) => (typeof values[name] === 'string' ? values[name].trim() : '');
  const isPasswordPiped = values['password-stdin'] === true;
  const owner = { email: '', organization: '', country: '', firstname: '', lastname: '' };
  for (const name of names)
    owner[name] = given(name) || (ask && !isPasswordPiped ? (await ask(`${questions[name]}: `)).trim() : '');
  const missing = names.filter((name) => owner[name] === '').map((name) => `--${name}`);
  return missing.length > 0 ? { missing } : { ...owner, isPasswordPiped };
}
