import type { account, ParsedBody } from '@rostrum/contracts';
import { safeCallbackUrl } from '../sign-in/callback-url.ts';
import { hashPassword } from '../password-hash/password-hash.ts';
import { transaction } from '@rostrum/server-kit/database';
import { InputError, type RequestInfo } from '@rostrum/server-kit';
import type { IdentityDeps } from '../identity-deps.ts';
import { recordActivity } from '@rostrum/server-kit/audit';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { sessionRepository } from '../sessions/sessions.repository.ts';
import { weaknessOf } from '../password-hash/weak-password.ts';
import type { AccountOrders } from './account-orders.ts';
import { accountRepository } from './account.repository.ts';
import { linkGone } from './link-gone.ts';
import { passwordChangedMail } from '../account-mail/notice-mails.ts';
import { passwordStamp } from './password-stamp.ts';

type Deps = Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'limits'> & { orders: AccountOrders };
const acknowledged = { acknowledged: true } as const;
const deadLink = () =>
  linkGone('This link was used already, or is older than 30 minutes. Ask for a new one.');

/** Forgotten passwords: a mailed link, once, and no one is signed in by it. */
export function createPasswordResetService({ db, mail, config, limits, orders }: Deps) {
  /** The account and password version that a link stands for, without using it up. */
  async function behind(token: string) {
    const found = await oneTimeTokenRepository.peek(db, 'reset_password', token);
    const person = found?.userId ? await accountRepository.find(db, found.userId) : undefined;
    if (!found || person?.status !== 'active' || person.passwordHash === null) return undefined;
    if (found.stamp !== passwordStamp(person.passwordHash)) return undefined;
    return { ...person, previous: person.passwordHash };
  }

  return {
    async order({ email, callback_url }: ParsedBody<typeof account.forgotPassword>) {
      const callbackUrl = callback_url === undefined ? null : safeCallbackUrl(callback_url, config.publicUrl);
      await orders.place('reset_password', { email, callbackUrl, data: {} });
      return acknowledged;
    },

    async check({ token }: ParsedBody<typeof account.checkResetLink>) {
      return { is_usable: (await behind(token)) !== undefined };
    },

    async reset({ token, new_password }: ParsedBody<typeof account.resetPassword>, request: RequestInfo) {
      const person = await behind(token);
      if (!person) throw deadLink();
      const name = `${person.firstname} ${person.lastname}`;
      const weakness = await weaknessOf(new_password, { email: person.email, name });
      if (weakness !== null) throw InputError.field('new_password', weakness, 'weak');
      const next = await hashPassword(new_password, limits.addressKey(request.ip));
      await transaction(db, async (tx) => {
        const { id, previous } = person;
        // Held before the link is taken: in the other order two links of one account would wait for each other.
        await accountRepository.lock(tx, id);
        // Used up here and not before: a weak password must not cost the link. Of two that come at once one gets it.
        const taken = await oneTimeTokenRepository.take(tx, 'reset_password', token);
        if (!taken || !(await accountRepository.replacePassword(tx, id, { previous, next })))
          throw deadLink();
        await oneTimeTokenRepository.revokeAccess(tx, id);
        await sessionRepository.endAllOf(tx, id);
        const { orgId, role } = await accountRepository.standingOf(tx, id);
        await mail.enqueue(tx, passwordChangedMail(person, { how: 'mailed link', orgId }));
        await recordActivity(tx, {
          actor: { userId: id, name, role },
          orgId,
          verb: 'user.password_reset',
          text: 'set a new password by a mailed link',
          entity: { type: 'user', id, label: name, href: '/dashboard/settings/password' },
          request,
        });
      });
      return acknowledged;
    },
  };
}
