import { createHash, randomBytes } from 'node:crypto';

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The secret of an invitation: 256 random bits in the mail, their hash in the table. */
export function newInvitationSecret(): { secret: string; secretHash: Buffer } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, secretHash: hashOf(secret) };
}

/** Undefined for what cannot be a secret of ours. */
export const invitationSecretHash = (secret: string): Buffer | undefined =>
  /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined;
