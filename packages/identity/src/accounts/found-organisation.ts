import { randomBytes } from 'node:crypto';
import { toSlug } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { organisationSignUpRepository } from './organisation-sign-up.repository.ts';
import type { SignUpDetails } from './sign-up-details.ts';

type OrganisationDetails = Extract<SignUpDetails, { kind: 'organisation' }>;

/** `northmere`, `northmere-2` … `northmere-9`, then one that no one has guessed yet. */
function* publicNames(name: string): Generator<string> {
  const plain = toSlug(name) || 'organisation';
  const stem = plain.slice(0, 48);
  yield plain;
  for (let number = 2; number < 10; number += 1) yield `${stem}-${number}`;
  for (;;) yield `${stem}-${randomBytes(4).toString('hex')}`;
}

/** Makes the organisation of a confirmed sign-up. Two of the same name are both let in; the later gets a number. */
export async function foundOrganisation(
  tx: Transaction,
  { organization, organisation_kind, country, website, timezone }: OrganisationDetails,
): Promise<string> {
  for (const companyUsername of publicNames(organization)) {
    const id = await organisationSignUpRepository.add(tx, {
      name: organization,
      companyUsername,
      kind: organisation_kind,
      country,
      website,
      timezone,
      status: 'trial',
    });
    if (id !== undefined) return id;
  }
  throw new Error('The names ran out.');
}
