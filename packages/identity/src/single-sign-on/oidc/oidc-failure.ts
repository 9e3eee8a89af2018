import { ssoErrors } from '@rostrum/contracts';
import * as client from 'openid-client';
import { clockToleranceSeconds, isUnreachable } from './oidc-clients.ts';

/** Why a sign-in at an issuer failed: the code that the person sees, and for administrators what differs. */
export interface OidcFailure {
  error: string;
  reason: OidcReason;
  /** The exact reason in technical words, for the log. */
  detail: string;
  expected?: string | undefined;
  received?: string | undefined;
}

export type OidcReason =
  | 'denied'
  | 'unreachable'
  | 'wrong_client_secret'
  | 'code_rejected'
  | 'clock_early'
  | 'clock_late'
  | 'wrong_issuer'
  | 'wrong_audience'
  | 'wrong_nonce'
  | 'unknown_key'
  | 'wrong_signature'
  | 'no_id_token'
  | 'old_sign_in'
  | 'unreadable';

const claimReasons: Readonly<Record<string, OidcReason>> = {
  iss: 'wrong_issuer',
  aud: 'wrong_audience',
  azp: 'wrong_audience',
  nonce: 'wrong_nonce',
};

const toText = (value: unknown): string | undefined =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);

interface Comparison {
  claim?: string;
  expected?: unknown;
  claims?: Record<string, unknown>;
  now?: number;
}

const isObject = (value: unknown): value is Comparison => typeof value === 'object' && value !== null;

/** The comparison that failed, which the library attaches to its innermost error. */
function findComparison(error: unknown): Comparison {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (isObject(at.cause) && !(at.cause instanceof Error)) return at.cause;
  return {};
}

const findCode = (error: unknown): string | undefined => {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string') return at.code;
  return undefined;
};

type Explained = Pick<OidcFailure, 'reason' | 'expected' | 'received'>;

/** The library keeps a claim that is out of time with the moment it was compared with. */
function explainTime({ claim, claims, now }: Comparison): Explained {
  const value = claim === undefined ? undefined : claims?.[claim];
  const difference =
    typeof value === 'number' && now !== undefined ? Math.round(Math.abs(now - value)) : null;
  if (claim === 'auth_time')
    return { reason: 'old_sign_in', received: difference === null ? undefined : `${difference} seconds ago` };
  return {
    reason: claim === 'exp' ? 'clock_late' : 'clock_early',
    expected: `at most ${clockToleranceSeconds} seconds`,
    received: difference === null ? undefined : `${difference} seconds`,
  };
}

function explainClaim({ claim, claims, expected }: Comparison): Explained {
  const reason = claimReasons[claim ?? ''] ?? 'unreadable';
  // A nonce is a secret of one sign-in.
  if (claim === undefined || reason === 'wrong_nonce') return { reason };
  return { reason, expected: toText(expected), received: toText(claims?.[claim]) };
}

function explain(error: unknown): Explained {
  if (error instanceof client.ResponseBodyError) {
    const isClient = error.error === 'invalid_client' || error.error === 'unauthorized_client';
    return { reason: isClient ? 'wrong_client_secret' : 'code_rejected', received: error.error };
  }
  switch (findCode(error)) {
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return explainTime(findComparison(error));
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return explainClaim(findComparison(error));
    case 'ERR_JWKS_NO_MATCHING_KEY':
      return { reason: 'unknown_key' };
    case 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED':
      return { reason: 'wrong_signature' };
    case 'OAUTH_WWW_AUTHENTICATE_CHALLENGE':
      return { reason: 'wrong_client_secret' };
    default:
      return { reason: 'unreadable' };
  }
}

/** Explains an error of the flow in the terms of `OidcReason`. */
export function describeOidcFailure(error: unknown): OidcFailure {
  const detail = error instanceof Error ? error.message : 'unknown';
  if (error instanceof client.AuthorizationResponseError)
    return { error: ssoErrors.denied, reason: 'denied', received: error.error, detail };
  if (isUnreachable(error)) return { error: ssoErrors.unreachable, reason: 'unreachable', detail };
  return { error: ssoErrors.refused, detail, ...explain(error) };
}
