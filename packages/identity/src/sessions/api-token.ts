import { createHmac, timingSafeEqual } from 'node:crypto';
import { readBase64url } from '@rostrum/server-kit';

/** A token lives 15 to 30 minutes: its end is rounded, so that polling hands out the same one for a while. */
const stepSeconds = 900;
const mostRemembered = 20_000;
const payloadBytes = 24;
const macBytes = 32;

export interface ApiTokenClaims {
  sessionId: string;
  generation: number;
}

const macOf = (key: Buffer, payload: Buffer): Buffer => createHmac('sha256', key).update(payload).digest();

/** Opaque to clients. It only names a session row: everything it grants is read from the database at each use. */
export function createApiToken(key: Buffer, { sessionId, generation }: ApiTokenClaims, now: Date): string {
  const payload = Buffer.alloc(payloadBytes);
  payload.write(sessionId.replaceAll('-', ''), 0, 'hex');
  payload.writeUInt32BE((Math.floor(now.getTime() / 1000 / stepSeconds) + 2) * stepSeconds, 16);
  payload.writeUInt32BE(generation, 20);
  return Buffer.concat([payload, macOf(key, payload)]).toString('base64url');
}

/**
 * Makes tokens and remembers those of the current quarter of an hour: polling asks for the same one again and again,
 * and making it would cost as much as everything else in the answer.
 */
export function createTokenMaker(key: Buffer): (claims: ApiTokenClaims, now: Date) => string {
  const made = new Map<string, string>();
  /** The same for claims that are handed in again as they are, which need no name then. */
  let again = new WeakMap<ApiTokenClaims, string>();
  let step = 0;
  return (claims, now) => {
    const current = Math.floor(now.getTime() / 1000 / stepSeconds);
    if (current !== step || made.size >= mostRemembered) {
      made.clear();
      again = new WeakMap();
    }
    step = current;
    const known = again.get(claims);
    if (known !== undefined) return known;
    const name = `${claims.sessionId}/${claims.generation}`;
    const token = made.get(name) ?? createApiToken(key, claims, now);
    made.set(name, token);
    again.set(claims, token);
    return token;
  };
}

/** What a token says, or undefined when it is forged, garbled or too old. */
export function readApiToken(key: Buffer, token: string, now: Date): ApiTokenClaims | undefined {
  if (!/^[\w-]{75}$/.test(token)) return undefined;
  const bytes = readBase64url(token);
  if (bytes?.length !== payloadBytes + macBytes) return undefined;
  const payload = bytes.subarray(0, payloadBytes);
  if (!timingSafeEqual(bytes.subarray(payloadBytes), macOf(key, payload))) return undefined;
  if (payload.readUInt32BE(16) * 1000 <= now.getTime()) return undefined;
  const hex = payload.toString('hex', 0, 16);
  const sessionId = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
  return { sessionId, generation: payload.readUInt32BE(20) };
}
