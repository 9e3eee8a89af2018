import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Kept as long as a way to an identity provider and back may take. */
export const bindingSeconds = 600;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What ties a flow to its browser: a secret in a cookie, whose hash the server keeps. Tabs of one browser share it. */
export const bindingOf = (cookie: string | undefined): { secret: string; hash: string } => {
  const secret =
    cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : randomBytes(32).toString('base64url');
  return { secret, hash: hashOf(secret) };
};

export const isBoundTo = (hash: string, cookie: string | undefined): boolean =>
  cookie !== undefined &&
  hash.length === 64 &&
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(cookie)));
