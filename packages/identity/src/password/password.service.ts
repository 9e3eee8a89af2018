import type { ParsedBody, settings } from '@rostrum/contracts';
import { hashPassword, verifyPassword } from '../password-hash/password-hash.ts';
import {
  ConflictError,
  InputError,
  RateLimitError,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { type Transaction, transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { passwordChangedMail } from '../account-mail/notice-mails.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { requireAccountProof } from '../second-factor/recent-confirmation.ts';
import { noteSecurityChange } from '../second-factor/security-notices.ts';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { sessionRepository } from '../sessions/sessions.repository.ts';
import { passwordRepository } from '../users/password.repository.ts';
import { weaknessOf } from '../password-hash/weak-password.ts';

/** A stolen session must not become a stolen account: guessing the current password is limited. */
const guesses = { name: 'change-password', points: 10, seconds: 900 };

async function refuseWeak(password: string, session: RequestSession): Promise<void> {
  const weakness = await weaknessOf(password, session);
  if (weakness !== null) throw InputError.field('new_password', weakness, 'weak');
}

/** Ends what the earlier password opened, or what a user began who knew it. Returns how many sessions that were. */
async function endOthers(tx: Transaction, { userId, sessionId }: RequestSession): Promise<number> {
  await oneTimeTokenRepository.revokeAccess(tx, userId);
  return sessionRepository.endAllOf(tx, userId, { except: [sessionId] });
}

/** The password of the person. */
export function createPasswordService({
  db,
  limits,
  mail,
  config,
}: Pick<IdentityDeps, 'db' | 'limits' | 'mail' | 'config'>) {
  return {
    async change(
      session: Permitted<'settings.own'>,
      request: RequestInfo,
      { current_password, new_password }: ParsedBody<typeof settings.changePassword>,
    ) {
      const limit = { ...guesses, key: session.userId };
      const state = await limits.consume(limit);
      if (!state.allowed) throw new RateLimitError(state.retryAfter);
      const previous = await passwordRepository.hashOf(db, session.userId);
      if (previous === null || !(await verifyPassword(current_password, previous)))
        throw InputError.field('current_password', 'This is not your current password.', 'wrong');
      await refuseWeak(new_password, session);
      const next = await hashPassword(new_password);
      await limits.refund(limit);
      return transaction(db, async (tx) => {
        if (!(await passwordRepository.replace(tx, session.userId, { previous, next })))
          throw new ConflictError(
            'Your password was changed in another window. Sign in again with the newer one.',
          );
        const ended = await endOthers(tx, session);
        await mail.enqueue(tx, passwordChangedMail(session, { how: 'settings', orgId: session.orgId }));
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId: session.orgId,
          verb: 'user.password_changed',
          text: 'changed their password',
          entity: {
            type: 'user',
            id: session.userId,
            label: session.name,
            href: '/dashboard/settings/password',
          },
          request,
        });
        return { other_sessions_ended: ended };
      });
    },

    /** For those who have signed in by mailed links or elsewhere only. */
    async setFirst(session: Permitted<'security.own'>, request: RequestInfo, password: string) {
      await requireAccountProof(db, session);
      await refuseWeak(password, session);
      const next = await hashPassword(password);
      return transaction(db, async (tx) => {
        if (!(await passwordRepository.setFirst(tx, session.userId, next)))
          throw new ConflictError('Your account has a password already. Reload the page to change it.', {
            code: 'already_exists',
          });
        const ended = await endOthers(tx, session);
        await noteSecurityChange(
          tx,
          { mail, config },
          {
            session,
            request,
            kind: 'password_set',
            act: 'set a first password',
            subject: 'Your account has a password now',
            sentence: 'a password was set for your account just now. Every other browser was signed out.',
          },
        );
        return { other_sessions_ended: ended };
      });
    },
  };
}
