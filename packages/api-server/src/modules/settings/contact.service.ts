import {
  AuthenticationError,
  ConflictError,
  requirePermission,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { grantOf, toWebAddress, type Contact, type ParsedBody, type settings } from '@rostrum/contracts';
import { type Database, type Queryable, transaction } from '@rostrum/server-kit/database';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { organisationRepository } from '@rostrum/identity';
import { contactRepository } from './contact.repository.ts';

/** Contact details: everybody's own, and the organisation's for those who run it. */
export function createContactService({ db }: { db: Database }) {
  const runsOrganisation = (session: RequestSession) =>
    grantOf(session.role, 'settings.organisation') !== 'deny';

  async function contactOf(tx: Queryable, session: RequestSession): Promise<Contact> {
    const user = await contactRepository.user(tx, session.userId);
    if (!user) throw new AuthenticationError();
    const organisation =
      session.orgId === null ? undefined : await organisationRepository.find(tx, session.orgId);
    return {
      ...user,
      organisation_name: organisation?.name ?? null,
      organisation:
        organisation && runsOrganisation(session)
          ? {
              version: organisation.version,
              name: organisation.name,
              company_username: organisation.companyUsername,
              website: toWebAddress(organisation.website),
              street: organisation.street,
              city: organisation.city,
              state: organisation.state,
              postal: organisation.postal,
              country: organisation.country,
              desk_phone: organisation.deskPhone,
            }
          : null,
    };
  }

  return {
    async get(session: Permitted<'settings.own'>) {
      return contactOf(db, session);
    },

    async update(
      session: Permitted<'settings.own'>,
      request: RequestInfo,
      { version, firstname, lastname, phone, organisation }: ParsedBody<typeof settings.updateContact>,
    ) {
      if (organisation) requirePermission(session, 'settings.organisation');
      return transaction(db, async (tx) => {
        const before = await contactOf(tx, session);
        const conflict = () =>
          new ConflictError('These details were changed meanwhile. Look at the newer state and try again.', {
            details: before,
          });
        if (
          !(await contactRepository.changeUser(
            tx,
            { id: session.userId, version },
            { firstname, lastname, phone },
          ))
        )
          throw conflict();
        if (organisation && session.orgId !== null) {
          const { version: organisationVersion, desk_phone: deskPhone, ...values } = organisation;
          if (
            !(await contactRepository.changeOrganisation(
              tx,
              { id: session.orgId, version: organisationVersion },
              { ...values, deskPhone },
            ))
          )
            throw conflict();
        }
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId: session.orgId,
          verb: organisation ? 'organisation.updated' : 'user.updated',
          text: organisation
            ? `changed the contact details of ${organisation.name}`
            : 'changed their contact details',
          entity: organisation
            ? {
                type: 'organisation',
                id: session.orgId,
                label: organisation.name,
                href: '/dashboard/settings/contact',
              }
            : {
                type: 'user',
                id: session.userId,
                label: `${firstname} ${lastname}`,
                href: '/dashboard/settings/contact',
              },
          before: { firstname: before.firstname, lastname: before.lastname, phone: before.phone },
          after: { firstname, lastname, phone },
          request,
        });
        return contactOf(tx, session);
      });
    },
  };
}
