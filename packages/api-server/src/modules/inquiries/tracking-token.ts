import { createHash, randomBytes } from 'node:crypto';

export const trackingTokenDays = 90;

/** A new secret for a tracking link: 256 random bits. Only its hash is stored, so a stolen table opens nothing. */
export const newTrackingToken = (): string => randomBytes(32).toString('base64url');

export const trackingTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const trackingExpiry = (now: Date): Date => new Date(now.getTime() + trackingTokenDays * 86_400_000);
