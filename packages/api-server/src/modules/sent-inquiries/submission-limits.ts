import { createHash } from 'node:crypto';
import { RateLimitError } from '@rostrum/server-kit';
import type { Limit, Limits } from '@rostrum/server-kit/limits';
import { mailboxKey } from '@rostrum/server-kit/mail';

const hour = 3600;
const day = 24 * hour;

export interface Sending {
  /** Null for guests. */
  userId: string | null;
  email: string;
  ip: string;
  orgId: string;
  message: string;
  deskPhone: string | null;
}

const textKey = ({ orgId, message }: Sending) =>
  createHash('sha256')
    .update(`${orgId}\n${message.toLowerCase().replace(/\s+/g, ' ')}`)
    .digest('hex');

function limitsFor(limits: Limits, sending: Sending): Limit[] {
  if (sending.userId !== null)
    return [{ name: 'inquiry-user', key: sending.userId, points: 60, seconds: hour }];
  return [
    { name: 'inquiry-email', key: mailboxKey(sending.email), points: 5, seconds: hour },
    { name: 'inquiry-address', key: limits.addressKey(sending.ip), points: 20, seconds: hour },
    { name: 'inquiry-text', key: textKey(sending), points: 3, seconds: day },
  ];
}

/** Refuses more inquiries than people send, and says how to reach the desk all the same. */
export async function limitSubmissions(limits: Limits, sending: Sending): Promise<void> {
  for (const limit of limitsFor(limits, sending)) {
    const state = await limits.consume(limit);
    if (state.allowed) continue;
    const minutes = Math.max(1, Math.ceil(state.retryAfter / 60));
    const phone = sending.deskPhone === null ? '' : ` If it is urgent, call the desk: ${sending.deskPhone}.`;
    throw new RateLimitError(
      state.retryAfter,
      `Too many inquiries at once. Try again in ${minutes} min.${phone}`,
    );
  }
}
