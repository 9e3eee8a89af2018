import type { ParsedBody } from '@rostrum/contracts';
import {
  closingDays,
  overdueDays,
  type organisationAccount,
  type OrganisationAccountSettings,
} from '@rostrum/contracts/settings';
import {
  organisationClosingMail,
  organisationKeptMail,
  organisationRepository,
  organisationStatusRepository,
  requireRecentConfirmation,
  type IdentityDeps,
} from '@rostrum/identity';
import {
  ConflictError,
  InputError,
  NotAllowedError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { iso, isoOrNull, type Queryable, transaction, type Transaction } from '@rostrum/server-kit/database';
import { belongingRepository } from '../what-belongs.repository.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof organisationStatusRepository.lock>>>;
type Manager = Permitted<'organisation.administer'>;

const notFound = () => new NotFoundError('This organisation was not found.');
const dayMs = 86_400_000;
const href = '/dashboard/settings/access';

/** How an organisation stands, closing it, and keeping it after all. */
export function createOrganisationAccountService({
  db,
  mail,
  config,
  clock,
}: Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'clock'>) {
  async function hold(tx: Transaction, session: RequestSession): Promise<Locked> {
    const organisation = await organisationStatusRepository.lock(tx, organisationOf(session));
    if (!organisation) throw notFound();
    return organisation;
  }

  async function present(on: Queryable, session: RequestSession): Promise<OrganisationAccountSettings> {
    const organisation = await organisationRepository.find(on, organisationOf(session));
    if (!organisation) throw notFound();
    const { id, name, status, statusSince, closingAt } = organisation;
    const managers = await organisationStatusRepository.managers(on, id);
    return {
      organisation: name,
      status,
      status_since: iso(statusSince),
      suspended_on: status === 'past_due' ? iso(new Date(statusSince.getTime() + overdueDays * dayMs)) : null,
      closing_at: isoOrNull(closingAt),
      may_close: session.role === 'owner',
      owners: managers
        .filter(({ role }) => role === 'owner')
        .map(({ firstname, lastname }) => `${firstname} ${lastname}`),
      published_profiles: await belongingRepository.countPublished(on, id),
      open_inquiries: await belongingRepository.countOpen(on, { orgId: id }),
      members: await organisationStatusRepository.countMembers(on, id),
    };
  }

  function requireOwner({ role }: RequestSession): void {
    if (role !== 'owner')
      throw new NotAllowedError('Only an owner can close the organisation, or keep it. Ask one of them.');
  }

  const record = (
    tx: Transaction,
    { session, request }: { session: Manager; request: RequestInfo },
    { id, name, closingAt }: Locked,
    { verb, text, next }: { verb: string; text: string; next: Date | null },
  ) =>
    recordActivity(tx, {
      actor: actorOf(session),
      orgId: id,
      verb,
      text,
      entity: { type: 'organisation', id, label: name, href },
      before: { closing_at: isoOrNull(closingAt) },
      after: { closing_at: isoOrNull(next) },
      request,
    });

  return {
    get: (session: Manager) => present(db, session),

    async close(
      session: Manager,
      request: RequestInfo,
      { name: typed }: ParsedBody<typeof organisationAccount.close>,
    ) {
      await requireRecentConfirmation(db, session);
      return transaction(db, async (tx) => {
        const organisation = await hold(tx, session);
        const { id: orgId, name } = organisation;
        if (typed.toLowerCase() !== name.toLowerCase())
          throw InputError.field('name', `Type ${name} to confirm.`, 'wrong');
        requireOwner(session);
        if (organisation.legalHoldAt !== null)
          throw new ConflictError(
            `${name} is on legal hold, so it cannot be closed. The hold is lifted in the setup of inquiries.`,
            { code: 'invalid_transition' },
          );
        if (organisation.closingAt !== null)
          throw new ConflictError(`${name} is to be closed already.`, { code: 'invalid_transition' });
        const until = new Date(clock().getTime() + closingDays * dayMs);
        await organisationStatusRepository.setClosing(tx, orgId, until);
        const about = {
          organisation: name,
          orgId,
          by: session.name,
          until,
          href: new URL(href, config.publicUrl).href,
        };
        for (const person of await organisationStatusRepository.managers(tx, orgId))
          await mail.enqueue(tx, organisationClosingMail(person, about));
        const step = {
          verb: 'organisation.closing',
          text: `set ${name} to close in ${closingDays} days`,
          next: until,
        };
        await record(tx, { session, request }, organisation, step);
        return present(tx, session);
      });
    },

    async keep(session: Manager, request: RequestInfo) {
      return transaction(db, async (tx) => {
        const organisation = await hold(tx, session);
        const { id: orgId, name } = organisation;
        if (organisation.closingAt === null)
          throw new ConflictError(`${name} is not to be closed.`, { code: 'invalid_transition' });
        requireOwner(session);
        await organisationStatusRepository.setClosing(tx, orgId, null);
        const about = { organisation: name, orgId, by: session.name };
        for (const person of await organisationStatusRepository.managers(tx, orgId))
          await mail.enqueue(tx, organisationKeptMail(person, about));
        const step = { verb: 'organisation.kept', text: `kept ${name}`, next: null };
        await record(tx, { session, request }, organisation, step);
        return present(tx, session);
      });
    },
  };
}
