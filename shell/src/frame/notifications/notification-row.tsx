import type { Notification, NotificationKind } from '@rostrum/contracts/notifications';
import {
  AppLink,
  ClockAlertIcon,
  HourglassIcon,
  MessagesSquareIcon,
  RelativeTime,
  UserRoundCheckIcon,
  VisuallyHidden,
} from '@rostrum/ui-kit';

const icons: Record<NotificationKind, typeof ClockAlertIcon> = {
  assigned: UserRoundCheckIcon,
  mention: MessagesSquareIcon,
  ask: HourglassIcon,
  reply: MessagesSquareIcon,
  due: ClockAlertIcon,
  answer: MessagesSquareIcon,
  review: UserRoundCheckIcon,
  answer_review: MessagesSquareIcon,
  decision: UserRoundCheckIcon,
  seats: ClockAlertIcon,
  expiry: ClockAlertIcon,
};

/** One notification; it leads to what it is about. */
export function NotificationRow({ item, onOpen }: { item: Notification; onOpen: () => void }) {
  const { kind, actor, text, detail, href, is_read: isRead, created_at: at } = item;
  const Icon = icons[kind];
  return (
    <li>
      <AppLink className="f-notification" href={href} onClick={onOpen}>
        <span className={`f-notification__icon f-notification__icon--${kind}`}>
          <Icon size={16} aria-hidden />
        </span>
        <span className="f-notification__words">
          <span className="f-notification__what">
            {actor === null ? (
              <b>{text}</b>
            ) : (
              <>
                <b>{actor}</b> {text}
              </>
            )}
          </span>
          <span className="f-notification__detail">{detail}</span>
        </span>
        <span className="f-notification__when">
          <RelativeTime value={at} />
          {isRead ? null : (
            <span className="f-notification__unread">
              <VisuallyHidden>Unread</VisuallyHidden>
            </span>
          )}
        </span>
      </AppLink>
    </li>
  );
}
