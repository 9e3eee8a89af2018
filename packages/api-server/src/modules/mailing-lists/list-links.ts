import { createHash, randomBytes } from 'node:crypto';
import { createSignedIds } from '@rostrum/server-kit';

export const confirmDays = 14;

/** A new secret of a link that confirms: 256 random bits, of which only the hash is stored. */
export const newConfirmToken = (): string => randomBytes(32).toString('base64url');
export const confirmTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Of a link that unsubscribes one subscriber. It opens nothing else. */
const unsubscribeLinks = createSignedIds('mailing-list');
export const findSubscriberOfToken = unsubscribeLinks.read;

export const confirmUrl = (origin: string, token: string): string =>
  `${origin}/mailing-lists/confirm/${token}`;
/** Shows a button on GET, unsubscribes on POST (RFC 8058). */
export const unsubscribeUrl = (origin: string, key: Buffer, subscriberId: string): string =>
  `${origin}/mailing-lists/unsubscribe/${unsubscribeLinks.write(key, subscriberId)}`;
