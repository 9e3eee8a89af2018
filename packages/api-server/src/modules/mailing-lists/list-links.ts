import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const confirmDays = 14;
const idBytes = 16;
const proofBytes = 16;

/** A new secret of a link that confirms: 256 random bits, of which only the hash is stored. */
export const newConfirmToken = (): string => randomBytes(32).toString('base64url');
export const confirmTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

// The same key signs links of saved searches; the purpose keeps a proof of one from counting as that of the other.
const proofOf = (key: Buffer, id: Buffer) =>
  createHmac('sha256', key).update('mailing-list').update(id).digest().subarray(0, proofBytes);

/** The secret of a link that unsubscribes one subscriber. Nothing of it is stored, and it opens nothing else. */
export function unsubscribeToken(key: Buffer, subscriberId: string): string {
  const id = Buffer.from(subscriberId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, proofOf(key, id)]).toString('base64url');
}

/** The subscriber of a link; undefined when this server did not sign it. */
export function findSubscriberOfToken(key: Buffer, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== idBytes + proofBytes) return undefined;
  const id = bytes.subarray(0, idBytes);
  if (!timingSafeEqual(bytes.subarray(idBytes), proofOf(key, id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const confirmUrl = (origin: string, token: string): string =>
  `${origin}/mailing-lists/confirm/${token}`;
/** Shows a button on GET, unsubscribes on POST (RFC 8058). */
export const unsubscribeUrl = (origin: string, key: Buffer, subscriberId: string): string =>
  `${origin}/mailing-lists/unsubscribe/${unsubscribeToken(key, subscriberId)}`;
