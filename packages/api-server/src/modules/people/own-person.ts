import { NotFoundError, organisationOf, type RequestSession } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';

/** The profile of the session itself; a member without one is told so. */
export async function findOwnPerson(db: Queryable, session: RequestSession): Promise<PersonRecord> {
  const orgId = organisationOf(session);
  const person =
    session.personId === null ? undefined : await personDetailRepository.find(db, orgId, session.personId);
  if (!person)
    throw new NotFoundError(
      'No profile belongs to your account yet. Ask an administrator of your organisation to connect one.',
    );
  return person;
}
