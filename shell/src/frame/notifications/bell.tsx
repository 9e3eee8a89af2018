import { BellIcon } from '@rostrum/ui-kit';
import { useDisclosure } from '../dialogs/use-disclosure.ts';
import type { Member } from '../use-frame.ts';
import { NotificationPanel } from './notification-panel.tsx';
import { useLiveNotifications, useUnread } from './notifications.queries.ts';
import './notifications.css';

/** The bell with the number of unread notifications, and the list that it opens. */
export function Bell({ member }: { member: Member }) {
  useLiveNotifications(member.user.identifier);
  const unread = useUnread();
  const { isOpen, root, button, toggle } = useDisclosure();
  const shown = unread > 99 ? '99+' : String(unread);
  return (
    <div ref={root} className="f-bell">
      <button
        ref={button}
        type="button"
        className="f-icon-button"
        aria-expanded={isOpen}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${shown} unread`}
        onClick={toggle}
      >
        <BellIcon size={18} aria-hidden />
        {unread === 0 ? null : <span className="f-bell__count">{shown}</span>}
      </button>
      {isOpen ? <NotificationPanel role={member.role} unread={unread} /> : null}
    </div>
  );
}
