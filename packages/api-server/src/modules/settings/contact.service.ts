import {
  AuthenticationError,
  ConflictError,
  NotAllowedError,
  requirePermission,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { grantOf, toWebAddress, type Contact, type ParsedBody, type settings } from '@rostrum/contracts';
import { type Database, type Queryable, transaction } from '@rostrum/server-kit/database';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { changeOrganisation, contactDetailsRepository, organisationRepository } from '@rostrum/identity';
import { changedFields } from './changed-fields.ts';

/** Contact details: everybody's own, and the organisation's for those who run it. */
export function createContactService({ db }: { db: Database }) {
  const runsOrganisation = (session: RequestSession) =>
    grantOf(session.role, 'settings.organisation') !== 'deny';

  async function contactOf(tx: Queryable, session: RequestSession): Promise<Contact> {
    const user = await contactDetailsRepository.find(tx, session.userId);
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
              expert_center_url: toWebAddress(organisation.expertCenterUrl),
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
    read: (session: RequestSession) => contactOf(db, session),

    async get(session: Permitted<'settings.own'>) {
      return contactOf(db, session);
    },

    async update(
      session: Permitted<'settings.own'>,
      request: RequestInfo,
      { version, firstname, lastname, phone, organisation }: ParsedBody<typeof settings.updateContact>,
    ) {
      if (organisation) requirePermission(session, 'settings.organisation');
      if (organisation && session.isReadOnly)
        throw new NotAllowedError('Your organisation is suspended: its details can be read, not changed.');
      return transaction(db, async (tx) => {
        const before = await contactOf(tx, session);
        const conflict = () =>
          new ConflictError('These details were changed meanwhile. Look at the newer state and try again.', {
            details: before,
          });
        if (
          !(await contactDetailsRepository.change(
            tx,
            { id: session.userId, version },
            { firstname, lastname, phone },
          ))
        )
          throw conflict();
        if (organisation && session.orgId !== null) {
          const {
            version: organisationVersion,
            desk_phone: deskPhone,
            expert_center_url: expertCenterUrl,
            ...values
          } = organisation;
          if (
            !(await changeOrganisation(
              tx,
              { id: session.orgId, version: organisationVersion },
              { ...values, deskPhone, ...(expertCenterUrl !== undefined && { expertCenterUrl }) },
            ))
          )
            throw conflict();
        }
        const own = changedFields(before, { firstname, lastname, phone });
        const by = { actor: actorOf(session), orgId: session.orgId, request };
        const href = '/dashboard/settings/contact';
        if (own !== undefined)
          await recordActivity(tx, {
            ...by,
            verb: 'user.updated',
            text: 'changed their contact details',
            entity: { type: 'user', id: session.userId, label: `${firstname} ${lastname}`, href },
            ...own,
          });
        const shared = organisation && changedFields(before.organisation ?? {}, organisation);
        if (organisation && shared)
          await recordActivity(tx, {
            ...by,
            verb: 'organisation.updated',
            text: `changed the contact details of ${organisation.name}`,
            entity: { type: 'organisation', id: session.orgId, label: organisation.name, href },
            ...shared,
          });
        return contactOf(tx, session);
      });
    },
  };
}
