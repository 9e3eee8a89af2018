import type { IdentityDeps } from '../identity-deps.ts';
import type { Passkey, SecurityOverview } from '@rostrum/contracts';
import { AuthenticationError, type Permitted } from '@rostrum/server-kit';
import { accountHolderRepository } from './account-holder.repository.ts';
import { factorRepository } from './factors.repository.ts';
import { passkeyRepository, type PasskeyRecord } from './passkeys.repository.ts';
import { sessionListRepository } from './session-list.repository.ts';

export const passkeyView = ({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id,
  name,
  is_backed_up: isBackedUp,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** How a user signs in, at one glance. */
export function createOverviewService({ db }: Pick<IdentityDeps, 'db'>) {
  return {
    async get(session: Permitted<'security.own'>): Promise<SecurityOverview> {
      const { userId, sessionId, orgId } = session;
      const [holder, totp, left, held, until, organisation, vouching] = await Promise.all([
        accountHolderRepository.find(db, userId),
        factorRepository.totp(db, userId),
        factorRepository.recoveryCodesLeft(db, userId),
        passkeyRepository.list(db, userId),
        sessionListRepository.confirmedUntil(db, sessionId, 'account'),
        orgId === null ? undefined : accountHolderRepository.organisation(db, orgId),
        sessionListRepository.findVouching(db, sessionId),
      ]);
      if (!holder) throw new AuthenticationError();
      // Only members have been vouched for, and seekers cannot read domains.
      const isVouchersMailbox =
        vouching?.isVouched === true && (await sessionListRepository.isMailboxOfVoucher(db, sessionId));
      return {
        has_password: holder.hasPassword,
        totp: totp ? { created_at: totp.createdAt.toISOString() } : null,
        recovery_codes_left: left,
        passkeys: held.map(passkeyView),
        is_second_factor_due: session.isSecondFactorDue,
        confirmed_until: until?.toISOString() ?? null,
        confirmation_kinds: [
          ...(holder.hasPassword && !totp && held.length === 0 ? (['password'] as const) : []),
          ...(totp ? (['totp'] as const) : []),
          ...(held.length > 0 ? (['passkey'] as const) : []),
        ],
        can_confirm_by_link: !holder.hasPassword && !totp && held.length === 0 && !isVouchersMailbox,
        is_mailbox_proven: vouching?.isMailboxProven ?? false,
        vouched_by: vouching?.isVouched && !vouching.isAccountProven ? (organisation?.name ?? null) : null,
        organisation: organisation
          ? { name: organisation.name, requires_second_factor: organisation.requiresSecondFactor }
          : null,
      };
    },
  };
}
