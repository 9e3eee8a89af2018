import { createHash, randomBytes } from 'node:crypto';

/** Where a person says that the own profile is still correct, without a session: a page of the server without script. */
export const reviewPath = '/people/review/:token';

export const reviewUrl = (origin: string, token: string): string =>
  `${origin}${reviewPath.replace(':token', token)}`;

/** A new secret: 256 random bits. Only its hash is stored, so a stolen table opens nothing. */
export const newReviewToken = (): string => randomBytes(32).toString('base64url');
export const reviewTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
