import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';

/** Encrypts a secret that must be readable again. `belongsTo` ties it to its row: moved elsewhere it does not open. */
export function encrypt(key: Buffer, text: string, belongsTo: string): Buffer {
  const nonce = randomBytes(12);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(belongsTo));
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]);
}

/** The text of a encrypted secret; throws when key or owner differ. */
export function decrypt(key: Buffer, encrypted: Buffer, belongsTo: string): string {
  const opening = createDecipheriv(cipher, key, encrypted.subarray(0, 12))
    .setAAD(Buffer.from(belongsTo))
    .setAuthTag(encrypted.subarray(12, 28));
  return Buffer.concat([opening.update(encrypted.subarray(28)), opening.final()]).toString('utf8');
}
