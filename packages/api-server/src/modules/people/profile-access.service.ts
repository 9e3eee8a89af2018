import type { access as calls, ParsedBody, ProfileAccess } from '@rostrum/contracts';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { type Database, type Queryable, transaction } from '@rostrum/server-kit/database';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { personDetailRepository, type PersonRecord } from './person-detail.repository.ts';
import { keepPersonVersion } from './keep-person-version.ts';

const present = ({ version, access, isIndexed, status, kind, username }: PersonRecord): ProfileAccess => ({
  version,
  access,
  is_indexed: isIndexed,
  status,
  href: `/${kind === 'staff' ? 'staff' : 'experts'}/${encodeURIComponent(username)}`,
});

/** Who may see the profile of somebody who is an organisation of one. In a larger one the desk decides. */
export function createProfileAccessService({ db }: { db: Database }) {
  async function ownPerson(tx: Queryable, session: RequestSession): Promise<PersonRecord> {
    const orgId = organisationOf(session);
    const person =
      session.personId === null ? undefined : await personDetailRepository.find(tx, orgId, session.personId);
    if (!person)
      throw new NotFoundError('No profile belongs to your account yet, so there is nothing to show or hide.');
    return person;
  }
  return {
    async get(session: Permitted<'access.manage'>): Promise<ProfileAccess> {
      return present(await ownPerson(db, session));
    },

    async change(
      session: Permitted<'access.manage'>,
      request: RequestInfo,
      { version, access, is_indexed: isIndexed }: ParsedBody<typeof calls.changeProfile>,
    ): Promise<ProfileAccess> {
      return transaction(db, async (tx) => {
        const person = await ownPerson(tx, session);
        const { orgId, id } = person;
        if (!(await personDetailRepository.change(tx, { orgId, id, version }, { access, isIndexed })))
          throw new ConflictError(
            'Your profile was changed in another window. Look at the newer state and try again.',
            { details: present(person) },
          );
        if (access !== person.access)
          await keepPersonVersion(tx, { person, former: { access: person.access }, by: session });
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          verb: 'person.access_changed',
          text: `made their profile ${access}, ${isIndexed ? 'open to' : 'kept from'} search engines`,
          entity: {
            type: 'person',
            id,
            label: `${person.firstname} ${person.lastname}`,
            href: '/dashboard/settings/access',
          },
          before: { access: person.access, is_indexed: person.isIndexed },
          after: { access, is_indexed: isIndexed },
          request,
        });
        return present(await ownPerson(tx, session));
      });
    },
  };
}
