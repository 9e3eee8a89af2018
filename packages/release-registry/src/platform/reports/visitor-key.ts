import { createHmac } from 'node:crypto';
import { networkKey } from '@rostrum/server-kit/limits';

/**
 * Who reports, as a hash that is another one every day. An account with a history is one visitor wherever it is signed in.
 * Everybody else is the network they come from, because all else (cookies, the name of the browser, an account made a
 * moment ago, another address of the same network) is the sender's to invent.
 */
export function visitorKeyOf(
  key: Buffer,
  { accountId, ip, at }: { accountId: string | null; ip: string; at: Date },
): string {
  const who = accountId === null ? `network ${networkKey(ip)}` : `user ${accountId}`;
  return createHmac('sha256', key)
    .update(`release health|${at.toISOString().slice(0, 10)}|${who}`)
    .digest('hex')
    .slice(0, 32);
}
