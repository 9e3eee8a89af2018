import type { ParsedBody, security } from '@rostrum/contracts';
import {
  BusinessError,
  ConflictError,
  InputError,
  NotFoundError,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { deviceName } from './device-words.ts';
import { recoveryCodesOfFirstFactor } from './fresh-recovery-codes.ts';
import { settleRemoval } from './last-factor.ts';
import { passkeyView } from './overview.service.ts';
import { issueChallenge, takeChallenge } from './passkey-challenges.ts';
import { passkeyRepository } from './passkeys.repository.ts';
import { requireAccountProof, requireAccountScope } from './recent-confirmation.ts';
import { noteSecurityChange } from './security-notices.ts';
import { sessionListRepository } from './session-list.repository.ts';
import type { Webauthn } from './webauthn.ts';

const mostPasskeys = 20;
const unknown = () =>
  new NotFoundError('This passkey was not found. It may have been removed; reload the page.');

/** The passkeys of a person. */
export function createPasskeyService(
  deps: Pick<IdentityDeps, 'db' | 'secrets' | 'mail' | 'config'>,
  webauthn: Webauthn,
) {
  const { db } = deps;
  return {
    async options(session: Permitted<'security.own'>) {
      await requireAccountProof(db, session);
      const existing = await passkeyRepository.list(db, session.userId);
      if (existing.length >= mostPasskeys)
        throw new ConflictError(
          `You have ${mostPasskeys} passkeys already. Remove one that you do not use.`,
          {
            code: 'already_exists',
          },
        );
      const options = await webauthn.creationOptions(session, existing);
      const ticket = await issueChallenge(db, options.challenge, { kind: 'create', userId: session.userId });
      return { ticket, options };
    },

    async add(
      session: Permitted<'security.own'>,
      request: RequestInfo,
      { ticket, created, name }: ParsedBody<typeof security.addPasskey>,
    ) {
      await requireAccountProof(db, session);
      const { userId } = session;
      const challenge = await takeChallenge(db, ticket, { kind: 'create', userId });
      if (challenge === undefined)
        throw new BusinessError('gone', 'Making the passkey took too long. Begin again.');
      const verified = await webauthn.verifyCreated(created, challenge);
      if (!verified)
        throw InputError.field('created', 'This passkey could not be checked. Begin again.', 'wrong');
      return transaction(db, async (tx) => {
        const codes = await recoveryCodesOfFirstFactor(tx, deps, userId);
        const passkey = await passkeyRepository.add(tx, {
          ...verified,
          userId,
          name: name ?? deviceName(request.userAgent).slice(0, 60),
        });
        if (!passkey) throw new ConflictError('This passkey is kept already.', { code: 'already_exists' });
        await sessionListRepository.confirm(tx, session.sessionId, { hasSecondFactor: true });
        await noteSecurityChange(tx, deps, {
          session,
          request,
          kind: 'passkey_added',
          act: `added the passkey “${passkey.name}”`,
          subject: 'A passkey was added to your account',
          sentence: `the passkey “${passkey.name}” was added to your account just now. It signs in without a password.`,
        });
        return { passkey: passkeyView(passkey), recovery_codes: codes };
      });
    },

    async rename(session: Permitted<'security.own'>, id: string, name: string) {
      await requireAccountScope(db, session);
      const passkey = await passkeyRepository.rename(db, { id, userId: session.userId, name });
      if (!passkey) throw unknown();
      return passkeyView(passkey);
    },

    async remove(session: Permitted<'security.own'>, request: RequestInfo, id: string) {
      await requireAccountProof(db, session);
      return transaction(db, async (tx) => {
        const passkey = await passkeyRepository.remove(tx, { id, userId: session.userId });
        if (!passkey) throw unknown();
        await settleRemoval(tx, session);
        await noteSecurityChange(tx, deps, {
          session,
          request,
          kind: 'passkey_removed',
          act: `removed the passkey “${passkey.name}”`,
          subject: 'A passkey was removed from your account',
          sentence: `the passkey “${passkey.name}” was removed from your account just now. It signs in no more.`,
        });
        return { removed: true as const };
      });
    },
  };
}
