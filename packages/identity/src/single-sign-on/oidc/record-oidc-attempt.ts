import { signInErrors, ssoErrors } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@rostrum/server-kit/database';
import { recordAttempt } from '../attempts/record-attempt.ts';
import type { SsoReason } from '../attempts/sso-reasons.ts';
import type { OidcFailure, OidcReason } from './oidc-failure.ts';
import type { OidcClaims } from './oidc-flow.ts';

interface Recorder {
  db: Database;
  log: FastifyBaseLogger;
}

const reasons: Readonly<Record<OidcReason, SsoReason>> = {
  denied: 'denied_by_provider',
  unreachable: 'provider_unreachable',
  wrong_client_secret: 'wrong_client_secret',
  code_rejected: 'token_refused',
  clock_early: 'clock_early',
  clock_late: 'clock_late',
  wrong_issuer: 'wrong_issuer',
  wrong_audience: 'wrong_audience',
  wrong_nonce: 'other_browser',
  unknown_key: 'unknown_key',
  wrong_signature: 'token_not_trusted',
  no_id_token: 'token_not_trusted',
  old_sign_in: 'old_sign_in',
  unreadable: 'token_not_trusted',
};

/** Why a person who was identified is not let in, by the code that they see. */
const refusals: Readonly<Record<string, SsoReason>> = {
  [ssoErrors.noEmail]: 'no_email',
  [ssoErrors.foreignDomain]: 'foreign_domain',
  [ssoErrors.noAccount]: 'no_account',
  [ssoErrors.linkedElsewhere]: 'linked_elsewhere',
  [ssoErrors.disabled]: 'testing',
  [signInErrors.memberDeactivated]: 'deactivated',
  OAuthAccountNotLinked: 'not_linked',
};

/** Records for administrators why the exchange with an issuer failed. */
export const recordOidcFailure = (
  { db, log }: Recorder,
  orgId: string,
  { error, reason, expected, received, detail }: OidcFailure,
): Promise<void> =>
  recordAttempt(db, log, {
    orgId,
    kind: 'oidc',
    error,
    reason: reasons[reason],
    expected,
    received: received ?? detail,
  });

function chooseReason(error: string, { email, emailVerified }: OidcClaims): SsoReason {
  if (error === ssoErrors.noEmail && email !== undefined && emailVerified !== true)
    return 'email_not_verified';
  return refusals[error] ?? 'other';
}

const describeVerified = (isVerified: boolean | undefined): string =>
  isVerified === undefined ? 'email_verified is missing' : `email_verified is ${isVerified}`;

/** Records why a person whom the issuer identified is not let in. */
export async function recordOidcRefusal(
  { db, log }: Recorder,
  orgId: string,
  { error, claims }: { error: string; claims: OidcClaims },
): Promise<void> {
  const reason = chooseReason(error, claims);
  await recordAttempt(db, log, {
    orgId,
    kind: 'oidc',
    error,
    reason,
    email: claims.email,
    ...(reason === 'email_not_verified' && {
      expected: 'email_verified is true',
      received: describeVerified(claims.emailVerified),
    }),
    ...(reason === 'no_email' && { received: [...claims.received.keys()].join(', ') }),
  });
}
