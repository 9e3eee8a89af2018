import type { ParsedBody } from '@rostrum/contracts';
import type { OrganisationProfile, organisationProfiles } from '@rostrum/contracts/settings';
import { changeOrganisationProfile, organisationRepository } from '@rostrum/identity';
import {
  ConflictError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Database, type Queryable, transaction } from '@rostrum/server-kit/database';
import { changedFields } from '../changed-fields.ts';

type Manager = Permitted<'settings.organisation'>;
const href = '/dashboard/settings/contact';
/** As the record compares and shows it: a list in one line. */
const toRecorded = ({ social, phones, ...rest }: Omit<OrganisationProfile, 'version'>) => ({
  ...rest,
  phones: phones.map(({ label, number }) => `${label}: ${number}`).join(', '),
  social: social.join(', '),
});

/** What an organisation says of itself. Its version is its own, so that it is saved beside the contact details. */
export function createOrganisationProfileService({ db }: { db: Database }) {
  async function read(tx: Queryable, session: Manager) {
    const organisation = await organisationRepository.find(tx, organisationOf(session));
    if (!organisation) throw new NotFoundError('This organisation was not found.');
    const profile: OrganisationProfile = {
      version: organisation.profileVersion,
      ...(organisation.kind !== 'individual' && { kind: organisation.kind }),
      description: organisation.description,
      desk_email: organisation.deskEmail,
      privacy_contact: organisation.privacyContact,
      phones: organisation.phones,
      social: organisation.social,
    };
    return { name: organisation.name, profile };
  }

  return {
    get: async (session: Manager) => (await read(db, session)).profile,

    async change(
      session: Manager,
      request: RequestInfo,
      { version, ...next }: ParsedBody<typeof organisationProfiles.change>,
    ) {
      const orgId = organisationOf(session);
      return transaction(db, async (tx) => {
        const { name, profile } = await read(tx, session);
        const { version: _version, ...before } = profile;
        // An organisation of one stays one, and an older page sends no kind.
        const kind = before.kind === undefined ? undefined : next.kind;
        const values = {
          ...(kind !== undefined && { kind }),
          description: next.description,
          deskEmail: next.desk_email,
          privacyContact: next.privacy_contact,
          phones: next.phones,
          social: next.social,
        };
        if (!(await changeOrganisationProfile(tx, { id: orgId, version }, values)))
          throw new ConflictError(
            'These details were changed meanwhile. Look at the newer state and try again.',
            { details: profile },
          );
        const changed = changedFields(toRecorded(before), toRecorded({ ...next, kind: kind ?? before.kind }));
        if (changed)
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId,
            verb: 'organisation.updated',
            text: `changed what ${name} says of itself`,
            entity: { type: 'organisation', id: orgId, label: name, href },
            ...changed,
            request,
          });
        return (await read(tx, session)).profile;
      });
    },
  };
}
