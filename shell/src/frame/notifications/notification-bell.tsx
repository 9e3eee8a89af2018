import { isGranted } from '@rostrum/contracts';
import { Suspense, lazy, type ComponentType } from 'react';
import type { Member } from '../use-frame.ts';

interface BellProps {
  member: Member;
}

// Without it the page works as well: it comes with the next load.
const Bell = lazy<ComponentType<BellProps>>(() =>
  import('./bell.tsx').then(
    (module) => ({ default: module.Bell }),
    () => ({ default: () => null }),
  ),
);

/** Notifications of the member, fetched after the page; its place is kept meanwhile. */
export const NotificationBell = ({ member }: BellProps) =>
  isGranted(member.role, 'notification.own') ? (
    <Suspense fallback={<span className="f-icon-button" />}>
      <Bell member={member} />
    </Suspense>
  ) : null;
