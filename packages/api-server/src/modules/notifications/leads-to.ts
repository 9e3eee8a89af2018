import type { NotificationKind } from '@rostrum/contracts/notifications';

/** The page that a notification leads to. */
export function hrefOf(kind: NotificationKind, entityId: string): string {
  if (kind === 'decision') return '/dashboard/people';
  if (kind === 'seats') return '/dashboard/settings/licenses';
  return kind === 'answer' ? `/dashboard/inquiries/sent/${entityId}` : `/dashboard/inquiries/${entityId}`;
}
