import type { ParsedBody, settings } from '@rostrum/contracts';
import { verifyPassword } from '../password-hash/password-hash.ts';
import {
  AuthenticationError,
  InputError,
  NotAllowedError,
  RateLimitError,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { factorRepository } from '../second-factor/factors.repository.ts';
import { requireAccountProof } from '../second-factor/recent-confirmation.ts';
import { sessionListRepository } from '../second-factor/session-list.repository.ts';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { sessionRepository } from '../sessions/sessions.repository.ts';
import { changeEmailGuesses } from './account-limits.ts';
import type { AccountOrders } from './account-orders.ts';
import { accountRepository, type Account } from './account.repository.ts';
import type { Discovery } from './discovery.ts';
import { linkGone } from './link-gone.ts';
import { moveNoticeMail } from '../account-mail/notice-mails.ts';
import { accountStamp } from './password-stamp.ts';

type Deps = Pick<IdentityDeps, 'db' | 'mail' | 'limits' | 'addressProved'> & {
  orders: AccountOrders;
  discovery: Discovery;
};

/** The address of an account is its key: it moves only to a proved address, and the old one hears of it. */
export function createChangeEmailService({ db, mail, limits, addressProved, orders, discovery }: Deps) {
  /** The current password, or having proved lately who one is; for those who have a second factor, that with it. */
  async function requireProof(session: RequestSession, account: Account, password: string | undefined) {
    const kinds = await factorRepository.kindsOf(db, session.userId);
    if (password === undefined || account.passwordHash === null || kinds.length > 0)
      await requireAccountProof(db, session);
    if (password === undefined || account.passwordHash === null) return;
    const limit = { ...changeEmailGuesses, key: session.userId };
    const state = await limits.consume(limit);
    if (!state.allowed) throw new RateLimitError(state.retryAfter);
    if (!(await verifyPassword(password, account.passwordHash)))
      throw InputError.field('current_password', 'This is not your current password.', 'wrong');
    await limits.refund(limit);
  }

  return {
    async request(
      session: Permitted<'settings.own'>,
      { email, current_password }: ParsedBody<typeof settings.changeEmail>,
    ) {
      const account = await accountRepository.find(db, session.userId);
      if (!account) throw new AuthenticationError();
      const sso = await discovery.requiredFor(db, session.userId);
      if (sso)
        throw new NotAllowedError(
          `${sso.organisation} keeps the addresses of its members. Ask its IT desk to change yours.`,
        );
      await requireProof(session, account, current_password);
      if (email.toLowerCase() === account.email.toLowerCase())
        throw InputError.field('email', 'This is your address already.');
      const data = { user_id: session.userId };
      const placed = await orders.place('change_email', { email, callbackUrl: null, data });
      if (!placed.allowed)
        throw new RateLimitError(
          placed.retryAfter,
          'This address got three mails within the hour. Try again later.',
        );
      return { sent_to: email };
    },

    async confirm(
      session: Permitted<'settings.own'>,
      request: RequestInfo,
      { token }: ParsedBody<typeof settings.confirmEmail>,
    ) {
      const dead = () =>
        linkGone('This link was used already, is older than an hour, or belongs to another account.');
      return transaction(db, async (tx) => {
        const account = await accountRepository.lock(tx, session.userId);
        const taken = await oneTimeTokenRepository.take(tx, 'change_email', token);
        // The roll-back gives the link back: with the wrong account signed in, it must not be lost.
        if (!taken?.email || taken.userId !== session.userId) throw dead();
        if (account?.status !== 'active' || taken.stamp !== accountStamp(account)) throw dead();
        const { email } = taken;
        await runAsSystem('an account that never proved the address gives way to who did', () =>
          accountRepository.removeUnconfirmed(tx, email),
        );
        await accountRepository.moveTo(tx, account.id, taken.email);
        await addressProved(tx, { userId: account.id, email }, request);
        await sessionListRepository.confirmMailbox(tx, session.sessionId, { confirms: false });
        await oneTimeTokenRepository.revokeAccess(tx, account.id);
        const ended = await sessionRepository.endAllOf(tx, account.id, { except: [session.sessionId] });
        await mail.enqueue(
          tx,
          moveNoticeMail(account, { to: taken.email, isDone: true, orgId: session.orgId }),
        );
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId: session.orgId,
          verb: 'user.email_changed',
          text: 'moved their account to another address',
          entity: { type: 'user', id: account.id, label: session.name, href: '/dashboard/settings/contact' },
          before: { email: account.email },
          after: { email: taken.email },
          request,
        });
        return { email: taken.email, other_sessions_ended: ended };
      });
    },
  };
}
