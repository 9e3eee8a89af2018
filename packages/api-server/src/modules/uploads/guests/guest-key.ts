import { createHash } from 'node:crypto';

/** Whose the files under this key are. The key itself is not stored, so what is read from the database opens none of them. */
export const ownerByKey = (key: string): { guestKeyHash: string } => ({
  guestKeyHash: createHash('sha256').update('guest-upload').update(key).digest('base64url'),
});
