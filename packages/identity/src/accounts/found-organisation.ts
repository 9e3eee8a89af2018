import { randomBytes } from 'node:crypto';
import { isReservedName } from '@rostrum/contracts';
import { toPlainSlug } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { organisationSignUpRepository } from './organisation-sign-up.repository.ts';
import type { organisations } from '../organisations/organisations.schema.ts';
import type { SignUpDetails } from './sign-up-details.ts';

type Founding = Pick<
  Extract<SignUpDetails, { kind: 'organisation' }>,
  'organization' | 'country' | 'website' | 'timezone'
> & { organisation_kind: (typeof organisations.$inferInsert)['kind'] };

/** `northmere`, `northmere-2` … `northmere-9`, then one that no one has guessed yet. */
export function* publicNames(name: string, whenEmpty = 'organisation'): Generator<string> {
  const plain = toPlainSlug(name) || whenEmpty;
  const stem = plain.slice(0, 48);
  if (!isReservedName(plain)) yield plain;
  for (let number = 2; number < 10; number += 1) yield `${stem}-${number}`;
  for (;;) yield `${stem}-${randomBytes(4).toString('hex')}`;
}

/** Makes the organisation of a confirmed sign-up, of many people or of one. Two of the same name are both let in; the later gets a number. */
export async function foundOrganisation(
  tx: Transaction,
  { organization, organisation_kind, country, website, timezone }: Founding,
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
