import { createHmac } from 'node:crypto';
import { addressKey } from '../../../plugins/address-key.ts';

/**
 * Who reports, as a hash that is another one every day. An account is one visitor wherever it is signed in. Without one it
 * is the network address alone, because everything else (cookies, the name of the browser) is the sender's to invent:
 * one machine can never look like many visitors.
 */
export function visitorKeyOf(
  key: Buffer,
  { userId, ip, at }: { userId: string | null; ip: string; at: Date },
): string {
  const who = userId === null ? `address ${addressKey(ip)}` : `user ${userId}`;
  return createHmac('sha256', key)
    .update(`release health|${at.toISOString().slice(0, 10)}|${who}`)
    .digest('hex')
    .slice(0, 32);
}
