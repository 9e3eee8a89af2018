import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { clockToleranceSeconds } from './oidc-clients.ts';

const backchannelEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Issuers deliver at once; an older token is a replay. */
const maxAgeSeconds = 600;
/** Tokens of any issuer are far below this. */
export const maxLogoutTokenLength = 16_384;

/** Which sessions an issuer ends. */
export interface VerifiedLogout {
  /** What the issuer calls the token; each ends sessions once. */
  tokenId: string;
  subject: string | undefined;
  sessionId: string | undefined;
  /** After this the token is refused by its age, so its ID need not be remembered. */
  expiresAt: Date;
}

export class LogoutTokenError extends Error {}

const refuse = (message: string): never => {
  throw new LogoutTokenError(message);
};

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function requireLogoutEvent(events: unknown): void {
  const event =
    typeof events === 'object' && events !== null
      ? (events as Record<string, unknown>)[backchannelEvent]
      : undefined;
  if (typeof event !== 'object' || event === null) refuse('the logout event is missing');
}

/**
 * Verifies a logout token by section 2.6 of OpenID Connect Back-Channel Logout 1.0: signature, issuer, audience, age, event,
 * a subject or a session, and no nonce.
 *
 * @throws {LogoutTokenError} when a claim is missing or wrong; errors of `jose` for signature, issuer, audience and times.
 */
export async function verifyLogoutToken(
  token: string,
  { keys, issuer, clientId, now }: { keys: JWTVerifyGetKey; issuer: string; clientId: string; now: Date },
): Promise<VerifiedLogout> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: maxAgeSeconds,
    currentDate: now,
    requiredClaims: ['iat', 'jti'],
  });
  requireLogoutEvent(payload.events);
  // An ID token carries a nonce, and must not end sessions.
  if ('nonce' in payload) refuse('a logout token has no nonce');
  const subject = toText(payload.sub);
  const sessionId = toText(payload.sid);
  if (subject === undefined && sessionId === undefined) refuse('neither sub nor sid is given');
  const tokenId = toText(payload.jti) ?? refuse('jti is empty');
  const issuedAt = payload.iat ?? 0;
  const expiresAt = new Date((issuedAt + maxAgeSeconds + clockToleranceSeconds + 1) * 1000);
  return { tokenId, subject, sessionId, expiresAt };
}
