import { useState } from 'react';
import { Button } from '../antd/core.ts';
import { classNames } from '../class-names.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '../icons.ts';
import {
  lifetimeSeconds,
  notify,
  type NotificationItem,
  type NotificationKind,
} from './notification-store.ts';
import { useCountdown } from './use-countdown.ts';

const icons = { success: CircleCheckIcon, error: CircleAlertIcon, info: InfoIcon } satisfies Record<
  NotificationKind,
  unknown
>;

export interface NotificationCardProps {
  item: NotificationItem;
  onDismiss: (id: number) => void;
}

/** One notification: icon, bold result, Undo with its seconds, dismiss. Reading or focusing it stops the clock. */
export function NotificationCard({ item, onDismiss }: NotificationCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dismiss = () => onDismiss(item.id);
  const left = useCountdown(lifetimeSeconds(item), hovered || focused, dismiss);
  const Icon = icons[item.kind];

  const undo = async () => {
    dismiss();
    try {
      await item.undo?.run();
    } catch {
      notify.error({
        title: 'Could not undo',
        description: `${item.title} still stands. Try again from the page.`,
      });
    }
  };

  return (
    <li
      className={classNames('r-notification', `r-notification--${item.kind}`)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className="r-notification__icon" aria-hidden />
      <div className="r-notification__words">
        <p className="r-notification__title">{item.title}</p>
        {item.description ? <p className="r-notification__description">{item.description}</p> : null}
      </div>
      {item.undo ? (
        <Button size="small" onClick={() => void undo()}>
          {item.undo.label ?? 'Undo'}
          {left === null ? null : <span className="r-notification__seconds"> {left}</span>}
        </Button>
      ) : null}
      <Button
        type="text"
        size="small"
        icon={<XIcon aria-hidden />}
        aria-label={`Dismiss: ${item.title}`}
        onClick={dismiss}
      />
    </li>
  );
}
