import { organisationStatuses, type OrganisationStatus } from '@rostrum/contracts/settings';
import { InputError } from '@rostrum/server-kit';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { type Database, type Transaction, transaction } from '@rostrum/server-kit/database';
import { organisationRepository } from '../../organisations/organisations.repository.ts';
import { organisationStatusRepository } from './organisation-status.repository.ts';

/** From where to where. Closing is the owner's, and takes its own way. */
const moves: Record<OrganisationStatus, readonly OrganisationStatus[]> = {
  trial: ['active'],
  active: ['past_due'],
  past_due: ['active', 'suspended'],
  suspended: ['active'],
  closed: [],
};

const statusWords: Record<OrganisationStatus, string> = {
  trial: 'on trial',
  active: 'active',
  past_due: 'past due',
  suspended: 'suspended',
  closed: 'closed',
};

const isStatus = (text: string): text is OrganisationStatus =>
  organisationStatuses.some((status) => status === text);

/** Moves an organisation on and records it; false where it stands elsewhere by now. */
export async function moveOrganisation(
  tx: Transaction,
  id: string,
  to: OrganisationStatus,
  from?: OrganisationStatus,
): Promise<boolean> {
  const organisation = await organisationStatusRepository.lock(tx, id);
  if (!organisation || (from !== undefined && organisation.status !== from)) return false;
  await organisationStatusRepository.setStatus(tx, id, to);
  await recordActivity(tx, {
    actor: systemActor,
    orgId: id,
    verb: 'organisation.status_changed',
    text: `set ${organisation.name} to ${statusWords[to]}`,
    entity: { type: 'organisation', id, label: organisation.name, href: '/dashboard/settings/access' },
    before: { status: organisation.status },
    after: { status: to },
  });
  return true;
}

/** For those who run the installation and its bills: shows how an organisation stands, or moves it on. */
export async function setOrganisationStatus(
  db: Database,
  companyUsername: string,
  to: string | undefined,
): Promise<OrganisationStatus> {
  const id = await organisationRepository.idOf(db, companyUsername);
  if (id === undefined)
    throw new InputError(`There is no organisation "${companyUsername}". Give the last part of its address.`);
  return transaction(db, async (tx) => {
    const organisation = await organisationStatusRepository.lock(tx, id);
    if (!organisation) throw new InputError(`The organisation "${companyUsername}" is gone.`);
    const { status } = organisation;
    if (to === undefined || to === status) return status;
    if (!isStatus(to) || !moves[status].includes(to))
      throw new InputError(
        `${organisation.name} is ${statusWords[status]}. It can become ${moves[status].map((each) => `"${each}"`).join(' or ') || 'nothing else'}.`,
      );
    await moveOrganisation(tx, id, to);
    return to;
  });
}
