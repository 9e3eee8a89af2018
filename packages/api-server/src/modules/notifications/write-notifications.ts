import type { NotificationKind } from '@rostrum/contracts/notifications';
import type { Transaction } from '@rostrum/server-kit/database';
import { publish } from '@rostrum/server-kit/live';
import { notificationRepository } from './notifications.repository.ts';

export interface Notice {
  orgId: string;
  kind: NotificationKind;
  actor: string | null;
  text: string;
  detail: string;
  entityId: string;
  createdAt: Date;
  /** Mailed at once whatever was chosen: what a responsible person may not miss. */
  isMailedAlways?: boolean;
}

/**
 * Notifies people in the transaction of what happened, and tells their open pages once it has committed. Returns those who
 * are to be mailed at once; the others chose the daily email, or none.
 */
export async function writeNotifications(
  tx: Transaction,
  { isMailedAlways = false, ...notice }: Notice,
  to: readonly string[],
): Promise<ReadonlySet<string>> {
  const userIds = [...new Set(to)];
  if (userIds.length === 0) return new Set();
  const chosen =
    notice.kind === 'answer' || notice.kind === 'seats' || notice.kind === 'expiry' || isMailedAlways
      ? []
      : await notificationRepository.choicesFor(tx, notice.orgId, notice.kind, userIds);
  const frequencies = new Map(chosen.map(({ userId, frequency }) => [userId, frequency]));
  await notificationRepository.add(
    tx,
    userIds.map((userId) => ({ ...notice, userId, awaitsDigest: frequencies.get(userId) === 'daily' })),
  );
  await publish(tx, { topic: 'notification', id: notice.entityId, userIds });
  return new Set(userIds.filter((userId) => (frequencies.get(userId) ?? 'at_once') === 'at_once'));
}
