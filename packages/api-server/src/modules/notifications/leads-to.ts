import type { NotificationKind } from '@rostrum/contracts/notifications';

/** The page that a notification leads to. A person's own profile is their start page of profiles, others open in the editor. */
export function hrefOf(kind: NotificationKind, entityId: string, ownPersonId?: string | null): string {
  if (kind === 'expiry' && entityId !== ownPersonId) return `/dashboard/people/${entityId}`;
  if (kind === 'expiry') return '/dashboard/people';
  if (kind === 'review') return `/dashboard/people/${entityId}`;
  if (kind === 'answer_review') return `/dashboard/answers/${entityId}`;
  if (kind === 'decision') return '/dashboard/people';
  if (kind === 'seats') return '/dashboard/settings/licenses';
  return kind === 'answer' ? `/dashboard/inquiries/sent/${entityId}` : `/dashboard/inquiries/${entityId}`;
}
