import type { Grant } from '@rostrum/contracts';
import { NotFoundError, organisationOf, type RequestSession } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { isInPersonScope } from './person-scope.repository.ts';

export const missingPerson = () =>
  new NotFoundError('This profile was not found. It may have been removed; reload the list.');

/** A profile of the caller's organisation as far as the grant reaches; anything else reads as not there. */
export async function findPerson(
  db: Queryable,
  session: RequestSession & { grant: Grant },
  id: string,
): Promise<PersonRecord> {
  const person = await personDetailRepository.find(db, organisationOf(session), id);
  if (!person || (session.grant === 'own' && person.id !== session.personId)) throw missingPerson();
  if (session.grant === 'scope' && !isInPersonScope(session.scopes, person)) throw missingPerson();
  return person;
}
