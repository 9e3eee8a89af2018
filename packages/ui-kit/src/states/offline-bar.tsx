import { useSyncExternalStore } from 'react';
import { WifiOffIcon } from '../icons.ts';
import './offline-bar.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A grey bar while the device has no connection. */
export function OfflineBar({ message = 'Offline. Your draft is kept.' }: { message?: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <p className="r-offline-bar">
          <WifiOffIcon aria-hidden /> {message}
        </p>
      )}
    </div>
  );
}
