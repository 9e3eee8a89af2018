import type { ParsedBody, settings } from '@rostrum/contracts';
import { hashPassword, verifyPassword } from '../../auth/password-hash.ts';
import { requirePermission } from '../../authorisation/require-permission.ts';
import { transaction } from '../../database/transaction.ts';
import { ConflictError, InputError, RateLimitError } from '../../errors.ts';
import type { RequestInfo } from '../../plugins/contract-routes.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { RequestSession } from '../../session/request-session.ts';
import { actorOf, recordActivity } from '../activity/record-activity.ts';
import { writeMail } from '../../mail/mail-layout.ts';
import { sessionRepository } from '../sessions/sessions.repository.ts';
import { passwordRepository } from './password.repository.ts';
import { weaknessOf } from './weak-password.ts';

/** A stolen session must not become a stolen account: guessing the current password is limited. */
const guesses = { name: 'change-password', points: 10, seconds: 900 };

/** How the person signs in. */
export function createPasswordService({ db, limits, mail }: Pick<ServerDeps, 'db' | 'limits' | 'mail'>) {
  return {
    async change(
      session: RequestSession,
      request: RequestInfo,
      { current_password, new_password }: ParsedBody<typeof settings.changePassword>,
    ) {
      requirePermission(session, 'settings.own');
      const limit = { ...guesses, key: session.userId };
      const state = await limits.consume(limit);
      if (!state.allowed) throw new RateLimitError(state.retryAfter);
      const previous = await passwordRepository.hashOf(db, session.userId);
      if (previous === null || !(await verifyPassword(current_password, previous)))
        throw InputError.field('current_password', 'This is not your current password.', 'wrong');
      const weakness = weaknessOf(new_password, session);
      if (weakness !== null) throw InputError.field('new_password', weakness, 'weak');
      const next = await hashPassword(new_password);
      await limits.refund(limit);
      return transaction(db, async (tx) => {
        if (!(await passwordRepository.replace(tx, session.userId, { previous, next })))
          throw new ConflictError(
            'Your password was changed in another window. Sign in again with the newer one.',
          );
        const ended = await sessionRepository.endAllOf(tx, session.userId, { except: [session.sessionId] });
        const written = writeMail({
          subject: 'Your password was changed',
          preview: 'If that was not you, act now.',
          organisation: 'Rostrum',
          title: 'Your password was changed',
          blocks: [
            {
              kind: 'text',
              text: `Hello ${session.firstname}, the password of your account was changed just now. Every other browser was signed out.`,
            },
            {
              kind: 'text',
              text: 'If that was not you, tell the administrator of your organisation at once.',
            },
          ],
          footer: [
            'You get this mail because the account belongs to this address. Nobody will ever ask you for your password.',
          ],
        });
        await mail.enqueue(tx, {
          kind: 'security.password_changed',
          to: { name: session.name, email: session.email },
          ...written,
          orgId: session.orgId,
        });
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
  };
}
