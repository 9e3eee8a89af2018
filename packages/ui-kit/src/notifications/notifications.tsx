import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { announce } from '../a11y/announce.ts';
import { NotificationCard } from './notification-card.tsx';
import { notificationStore } from './notification-store.ts';
import './notifications.css';

const mostShown = 3;

const resetPageOverflow = () => {
  document.body.style.overflow = '';
  document.documentElement.style.overflow = '';
};

/** The page's notifications, newest last. Renders nothing until mounted; at most three are shown. */
export function Notifications() {
  const [mounted, setMounted] = useState(false);
  const items = useSyncExternalStore(
    notificationStore.subscribe,
    notificationStore.get,
    notificationStore.get,
  );
  const newest = items.at(-1);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  // A modal that was open while the page changed can leave the page locked: mounting and unmounting both free it.
  useEffect(() => {
    resetPageOverflow();
    setMounted(true);
    return resetPageOverflow;
  }, []);

  useEffect(() => {
    if (!newest) return;
    const sentences = [
      newest.title,
      newest.description,
      newest.undo ? 'Undo is available' : undefined,
    ].filter(Boolean);
    announce(sentences.map((sentence) => sentence?.replace(/\.?$/, '.')).join(' '), {
      assertive: newest.kind === 'error',
    });
  }, [newest]);

  /** What has the focus goes with its notification: the focus is back where it came from, else at the page. */
  function dismiss(id: number) {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    notificationStore.dismiss(id);
    const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
    if (hadFocus && back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  if (!mounted) return null;
  return createPortal(
    <section
      ref={region}
      className="r-notifications"
      aria-label="Notifications"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <ol className="r-notifications__list">
        {items.slice(-mostShown).map((item) => (
          <NotificationCard key={item.id} item={item} onDismiss={dismiss} />
        ))}
      </ol>
    </section>,
    document.body,
  );
}
