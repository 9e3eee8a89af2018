import type { ParsedBody, security } from '@rostrum/contracts';
import {
  BusinessError,
  ConflictError,
  decrypt,
  encrypt,
  InputError,
  NotFoundError,
  RateLimitError,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { factorRepository } from './factors.repository.ts';
import { recoveryCodesOfFirstFactor, writeRecoveryCodes } from './fresh-recovery-codes.ts';
import { settleRemoval } from './last-factor.ts';
import { qrPicture } from './qr-picture.ts';
import { requireAccountProof } from './recent-confirmation.ts';
import { noteSecurityChange } from './security-notices.ts';
import { sessionListRepository } from './session-list.repository.ts';
import { newTotpKey, totpStep, totpUri } from './totp.ts';

/** Long enough to install an app. */
const enrolmentSeconds = 1800;
const guesses = { name: 'finish-totp', points: 10, seconds: 900 };

const existsAlready = () =>
  new ConflictError('An authenticator app is set up already. Remove it first to set up another one.', {
    code: 'already_exists',
  });
const enrolmentOver = () =>
  new BusinessError('gone', 'This set-up has run out. Begin again, and scan the new QR code.');

/** The authenticator app and the recovery codes of a person. */
export function createTotpService(
  deps: Pick<IdentityDeps, 'db' | 'secrets' | 'clock' | 'limits' | 'mail' | 'config'>,
) {
  const { db, secrets, clock, limits } = deps;
  return {
    async start(session: Permitted<'security.own'>) {
      const { userId, email } = session;
      await requireAccountProof(db, session);
      if (await factorRepository.totp(db, userId)) throw existsAlready();
      const key = newTotpKey();
      await oneTimeTokenRepository.revoke(db, 'totp_enrolment', userId);
      const ticket = await oneTimeTokenRepository.issue(db, 'totp_enrolment', {
        userId,
        data: { secret: encrypt(secrets.totp, key, userId).toString('base64') },
        seconds: enrolmentSeconds,
      });
      const uri = totpUri(key, email);
      return { ticket, key, uri, qr: qrPicture(uri) };
    },

    async finish(
      session: Permitted<'security.own'>,
      request: RequestInfo,
      { ticket, code }: ParsedBody<typeof security.finishTotp>,
    ) {
      const { userId, sessionId } = session;
      const state = await limits.consume({ ...guesses, key: userId });
      if (!state.allowed) throw new RateLimitError(state.retryAfter);
      const enrolment = await oneTimeTokenRepository.peek(db, 'totp_enrolment', ticket);
      if (enrolment?.userId !== userId || typeof enrolment.data.secret !== 'string') throw enrolmentOver();
      const secret = Buffer.from(enrolment.data.secret, 'base64');
      const step = totpStep(decrypt(secrets.totp, secret, userId), code, clock());
      if (step === undefined)
        throw InputError.field(
          'code',
          'This code does not fit. Take the newest one, and check that the clock of your phone is right.',
          'wrong',
        );
      return transaction(db, async (tx) => {
        if (!(await oneTimeTokenRepository.take(tx, 'totp_enrolment', ticket))) throw enrolmentOver();
        const codes = await recoveryCodesOfFirstFactor(tx, deps, userId);
        if (!(await factorRepository.addTotp(tx, { userId, secret, lastUsedStep: step })))
          throw existsAlready();
        await sessionListRepository.confirm(tx, sessionId, { hasSecondFactor: true });
        await noteSecurityChange(tx, deps, {
          session,
          request,
          kind: 'totp_added',
          act: 'set up an authenticator app',
          subject: 'Two-step verification is on',
          sentence:
            'an authenticator app was set up for your account just now. Signing in asks for its code.',
        });
        return { recovery_codes: codes };
      });
    },

    async remove(session: Permitted<'security.own'>, request: RequestInfo) {
      await requireAccountProof(db, session);
      return transaction(db, async (tx) => {
        if (!(await factorRepository.removeTotp(tx, session.userId)))
          throw new NotFoundError('No authenticator app is set up.');
        await settleRemoval(tx, session);
        await noteSecurityChange(tx, deps, {
          session,
          request,
          kind: 'totp_removed',
          act: 'removed their authenticator app',
          subject: 'Your authenticator app was removed',
          sentence:
            'the authenticator app of your account was removed just now. Its codes are asked for no more.',
        });
        return { removed: true as const };
      });
    },

    async renewRecoveryCodes(session: Permitted<'security.own'>, request: RequestInfo) {
      await requireAccountProof(db, session);
      return transaction(db, async (tx) => {
        if ((await factorRepository.kindsOf(tx, session.userId)).length === 0)
          throw new ConflictError(
            'Set up an authenticator app or a passkey first; recovery codes replace them.',
            {
              code: 'invalid_transition',
            },
          );
        const codes = await writeRecoveryCodes(tx, deps, session.userId);
        await noteSecurityChange(tx, deps, {
          session,
          request,
          kind: 'recovery_codes_renewed',
          act: 'made new recovery codes',
          subject: 'Your recovery codes were replaced',
          sentence: 'new recovery codes were made for your account just now. The earlier ones work no more.',
        });
        return { recovery_codes: codes };
      });
    },
  };
}
