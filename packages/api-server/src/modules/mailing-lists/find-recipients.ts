import type { Queryable } from '@rostrum/server-kit/database';
import { findBlockedAddresses } from '../inquiries/index.ts';
import type { ListRecord } from './lists.repository.ts';
import { subscribersRepository } from './subscribers.repository.ts';

/** Who gets what a list sends now: confirmed, still a member where they were one, and not on the Blocked List. */
export async function findRecipients(db: Queryable, list: Pick<ListRecord, 'id' | 'orgId'>, now: Date) {
  const subscribers = await subscribersRepository.reached(db, list);
  const emails = subscribers.map(({ email }) => email);
  const blocked = await findBlockedAddresses(db, list.orgId, emails, now);
  return subscribers.filter(({ email }) => !blocked.has(email.toLowerCase()));
}
