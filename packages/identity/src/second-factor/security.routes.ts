import { security } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';
import { contractRoutes, publicRoute, route } from '@rostrum/server-kit/module';
import type { IdentityDeps } from '../identity-deps.ts';
import { createConfirmationService } from './confirmation.service.ts';
import { createOverviewService } from './overview.service.ts';
import { issueChallenge } from './passkey-challenges.ts';
import { createPasskeyService } from './passkeys.service.ts';
import { createRequirementService } from './requirement.service.ts';
import { createSessionListService } from './session-list.service.ts';
import { createTotpService } from './totp.service.ts';
import { createWebauthn } from './webauthn.ts';

export const securityRoutes = contractRoutes((deps: IdentityDeps) => {
  const webauthn = createWebauthn(deps.config.publicUrl);
  const overview = createOverviewService(deps);
  const confirmation = createConfirmationService(deps, webauthn);
  const totp = createTotpService(deps);
  const passkeys = createPasskeyService(deps, webauthn);
  const sessions = createSessionListService(deps);
  const requirement = createRequirementService(deps);
  const own = 'security.own';
  return [
    route(security.get, own, ({ session }) => overview.get(session)),
    route(security.confirmOptions, own, ({ session }) => confirmation.options(session)),
    route(security.confirm, own, ({ session, body }) => confirmation.confirm(session, body)),
    route(security.startTotp, own, ({ session }) => totp.start(session)),
    route(security.finishTotp, own, ({ session, request, body }) => totp.finish(session, request, body)),
    route(security.removeTotp, own, ({ session, request }) => totp.remove(session, request)),
    route(security.renewRecoveryCodes, own, ({ session, request }) =>
      totp.renewRecoveryCodes(session, request),
    ),
    route(security.passkeyOptions, own, ({ session }) => passkeys.options(session)),
    route(security.addPasskey, own, ({ session, request, body }) => passkeys.add(session, request, body)),
    route(security.renamePasskey, own, ({ session, params, body }) =>
      passkeys.rename(session, params.id, body.name),
    ),
    route(security.removePasskey, own, ({ session, request, params }) =>
      passkeys.remove(session, request, params.id),
    ),
    route(security.sessions, own, ({ session }) => sessions.list(session)),
    route(security.endSession, own, ({ session, request, params }) =>
      sessions.end(session, request, params.id),
    ),
    route(security.endSessions, own, ({ session, request, body }) =>
      sessions.endSeveral(session, request, body.which),
    ),
    route(security.requireSecondFactor, 'settings.organisation', ({ session, request, body }) =>
      requirement.set(session, request, body.requires_second_factor),
    ),
    publicRoute(
      security.signInOptions,
      async ({ request: { browser } }) => {
        if (browser === undefined)
          throw new InputError('Ask for the csrf token first: the challenge is bound to its cookie.', {
            code: 'malformed_request',
          });
        const options = await webauthn.requestOptions();
        return {
          ticket: await issueChallenge(deps.db, options.challenge, { kind: 'sign_in', browser }),
          options,
        };
      },
      {
        limit: { points: 60, seconds: 600 },
        asSystem: 'the challenge of somebody who is not signed in yet is kept',
      },
    ),
  ];
});
