import { isCountryCode, organisationKinds } from '@rostrum/contracts';
import { findCountryTimeZone } from '@rostrum/identity';
import { parseArgs } from 'node:util';

const questions = {
  email: 'Email of the owner',
  organization: 'Name of the organisation',
  country: 'Country of the organisation, as two letters like GB',
  firstname: 'First name of the owner',
  lastname: 'Last name of the owner',
} as const;
/** Asked for in a terminal; without one, the time zone is only needed for countries that have several. */
const optional = {
  timezone: 'Time zone of the organisation, like Europe/London',
  kind: `Kind of organisation (${organisationKinds.join(', ')})`,
} as const;
type Name = keyof typeof questions;
const names = Object.keys(questions) as Name[];

export const ownerUsage = `Usage: npm run create-owner -- --email you@example.org --organization "Your organisation" --country GB --firstname Ada --lastname Lovelace [--timezone Europe/London] [--kind university] [--password-stdin]
In a terminal, what is missing is asked for. Without --password-stdin a password is made and shown once.
The time zone follows from the country where it has only one. Kinds: ${organisationKinds.join(', ')}.`;

export type OwnerArguments = Record<Name, string> & {
  isPasswordPiped: boolean;
  timezone?: string;
  kind?: string;
};

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
      timezone: text,
      kind: text,
      'password-stdin': { type: 'boolean' },
    },
    strict: false,
  });
  const given = (name: Name | keyof typeof optional) =>
    typeof values[name] === 'string' ? values[name].trim() : '';
  const isPasswordPiped = values['password-stdin'] === true;
  const owner = { email: '', organization: '', country: '', firstname: '', lastname: '' };
  for (const name of names)
    owner[name] = given(name) || (ask && !isPasswordPiped ? (await ask(`${questions[name]}: `)).trim() : '');
  const askFor = async (name: keyof typeof optional) =>
    given(name) || (ask && !isPasswordPiped ? (await ask(`${optional[name]}: `)).trim() : '');
  const needsZone = owner.country !== '' && findCountryTimeZone(owner.country.toUpperCase()) === undefined;
  const timezone = needsZone ? await askFor('timezone') : given('timezone');
  const missing = [
    ...names.filter((name) => owner[name] === ''),
    ...(needsZone && timezone === '' && isCountryCode(owner.country) ? ['timezone'] : []),
  ].map((name) => `--${name}`);
  if (missing.length > 0) return { missing };
  const kind = await askFor('kind');
  return {
    ...owner,
    isPasswordPiped,
    ...(timezone !== '' && { timezone }),
    ...(kind !== '' && { kind }),
  };
}
