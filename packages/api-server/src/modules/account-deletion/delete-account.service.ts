import { formatList, type ParsedBody } from '@rostrum/contracts';
import {
  accountDeletionDays,
  type accountDeletion,
  type AccountDeletionPlan,
} from '@rostrum/contracts/settings';
import {
  accountDeletionRepository,
  accountRepository,
  mailRestoreLink,
  memberRepository,
  oneTimeTokenRepository,
  organisationStatusRepository,
  requireAccountScope,
  requireRecentConfirmation,
  sessionRepository,
  type IdentityDeps,
} from '@rostrum/identity';
import {
  AuthenticationError,
  ConflictError,
  InputError,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Queryable, type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { createAskFlow, createInquiryNotices } from '../inquiries/index.ts';
import { changeProfileStatus } from '../people/index.ts';
import { closeReceived, unassign, withdrawSent } from './end-inquiries.ts';
import { belongingRepository } from './what-belongs.repository.ts';

type Standing = Awaited<ReturnType<typeof accountDeletionRepository.standings>>[number];
type FormerState = Parameters<typeof accountDeletionRepository.begin>[1]['former'];

const why = 'an account belongs to several organisations and to inquiries of others';
const isOfOne = ({ role }: Standing) => role === 'individual';
const runs = ({ role }: Standing) => role === 'owner' || role === 'administrator';
const endOf = (now: Date) => new Date(now.getTime() + accountDeletionDays * 86_400_000);

/** Deleting one's own account: what it would mean, and doing it. */
export function createDeleteAccountService({
  db,
  mail,
  config,
  clock,
}: Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'clock'>) {
  const notices = createInquiryNotices({ mail, clock, publicUrl: config.publicUrl });
  const flow = createAskFlow({ notices, clock });

  /** Whether an organisation would be left without anybody who runs it. */
  async function isLast(tx: Transaction, standing: Standing, userId: string): Promise<boolean> {
    if (!runs(standing)) return false;
    const owners = await memberRepository.countOthers(tx, standing.orgId, 'owner', userId);
    if (standing.role === 'owner' || owners > 0) return owners === 0;
    return (await memberRepository.countOthers(tx, standing.orgId, 'administrator', userId)) === 0;
  }

  async function blockers(tx: Transaction, standings: readonly Standing[], userId: string) {
    const names: string[] = [];
    for (const standing of standings) if (await isLast(tx, standing, userId)) names.push(standing.name);
    return names;
  }

  async function statusOfProfile(tx: Queryable, { orgId, personId }: Standing) {
    return personId === null ? undefined : belongingRepository.profileStatus(tx, { orgId, id: personId });
  }

  async function readPlan(
    tx: Transaction,
    session: RequestSession,
    standings: readonly Standing[],
  ): Promise<AccountDeletionPlan> {
    const { userId } = session;
    const own = standings.find(isOfOne);
    const statuses = await Promise.all(standings.map((standing) => statusOfProfile(tx, standing)));
    return {
      email: session.email,
      until: endOf(clock()).toISOString(),
      blocked_by: await blockers(tx, standings, userId),
      closes: own?.name ?? null,
      published_profiles: statuses.filter((status) => status === 'published').length,
      kept_by: standings.filter((each) => !isOfOne(each) && each.personId !== null).map(({ name }) => name),
      open_received: own ? await belongingRepository.countOpen(tx, { orgId: own.orgId }) : 0,
      open_sent: await belongingRepository.countOpen(tx, { userId }),
    };
  }

  /** Takes profiles and an organisation of one offline. Answers what stood before. */
  async function takeOffline(tx: Transaction, standings: readonly Standing[]): Promise<FormerState> {
    const former: FormerState = { profiles: [], organisations: [] };
    for (const standing of standings) {
      const { orgId, personId } = standing;
      const status = await statusOfProfile(tx, standing);
      if (personId !== null && (status === 'published' || status === 'in_review')) {
        former.profiles.push({ orgId, id: personId, status });
        const key = { orgId, id: personId };
        await changeProfileStatus(tx, key, { from: [status], to: 'unpublished' });
      }
      if (isOfOne(standing) && standing.status !== 'closed') {
        former.organisations.push({ id: orgId, status: standing.status });
        await organisationStatusRepository.setStatus(tx, orgId, 'closed');
      }
    }
    return former;
  }

  async function endInquiries(
    tx: Transaction,
    by: { session: RequestSession; request: RequestInfo },
    standings: readonly Standing[],
  ) {
    const ending = { tx, ...by, notices, flow, now: clock() };
    const own = standings.find(isOfOne);
    if (own)
      for (const key of await belongingRepository.openTo(tx, own.orgId)) await closeReceived(ending, key);
    for (const key of await belongingRepository.openFrom(tx, by.session.userId))
      await withdrawSent(ending, key);
    for (const key of await belongingRepository.openAssignedTo(tx, by.session.userId))
      await unassign(ending, key);
  }

  return {
    plan: (session: Permitted<'security.own'>): Promise<AccountDeletionPlan> =>
      runAsSystem(why, () =>
        transaction(db, async (tx) =>
          readPlan(tx, session, await accountDeletionRepository.standings(tx, session.userId)),
        ),
      ),

    async request(
      session: Permitted<'security.own'>,
      request: RequestInfo,
      { reason, comment, email }: ParsedBody<typeof accountDeletion.request>,
    ) {
      await requireRecentConfirmation(db, session);
      await requireAccountScope(db, session);
      const { userId } = session;
      const now = clock();
      const until = endOf(now);
      return runAsSystem(why, () =>
        transaction(db, async (tx) => {
          const standings = await accountDeletionRepository.standings(tx, userId);
          // Whoever changes who runs an organisation takes turns: two owners who leave at once must not both succeed.
          for (const { orgId } of standings) await memberRepository.takeTurn(tx, orgId);
          const account = await accountRepository.lock(tx, userId);
          if (account?.status !== 'active') throw new AuthenticationError();
          if (email.toLowerCase() !== account.email.toLowerCase())
            throw InputError.field('email', `Type ${account.email} to confirm.`, 'wrong');
          const blocked = await blockers(tx, standings, userId);
          if (blocked.length > 0)
            throw new ConflictError(
              `You are the only owner of ${formatList(blocked)}. Make another member an owner first.`,
              { code: 'invalid_transition' },
            );
          await endInquiries(tx, { session, request }, standings);
          const former = await takeOffline(tx, standings);
          await accountDeletionRepository.begin(tx, {
            userId,
            reason,
            comment,
            former,
            requestedAt: now,
            dueAt: until,
          });
          await oneTimeTokenRepository.revokeAccess(tx, userId);
          await mailRestoreLink(tx, { mail, config, clock }, { account, until });
          await sessionRepository.endAllOf(tx, userId);
          for (const orgId of standings.length === 0 ? [null] : standings.map(({ orgId: each }) => each))
            await recordActivity(tx, {
              actor: actorOf(session),
              orgId,
              verb: 'account.deleted',
              text: 'deleted their account',
              entity: { type: 'user', id: userId, label: session.name },
              after: { reason },
              request,
            });
          return { until: until.toISOString() };
        }),
      );
    },
  };
}
