import type { TabLocks } from './browser-tab.ts';

export interface HoldLockOptions {
  locks: TabLocks;
  name: string;
  mode?: LockMode;
  /** Takes it from whoever has it: for a holder that stands still. */
  steal?: boolean;
  onHeld?(): void;
  /** Another tab has taken it by force. */
  onStolen?(): void;
}

/** Asks for a lock and keeps it until the returned function is called, or the tab goes. */
export function holdLock({ locks, name, mode, steal, onHeld, onStolen }: HoldLockOptions): () => void {
  const stop = new AbortController();
  let release = () => {};
  const hold = () => {
    // It may have been granted while this tab gave up waiting for it.
    if (stop.signal.aborted) return;
    onHeld?.();
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  // `steal` and `signal` exclude each other: what is stolen is held at once.
  locks.request(name, steal ? { steal } : { mode, signal: stop.signal }, hold).catch((error: unknown) => {
    if (stop.signal.aborted) return;
    if (error instanceof DOMException && error.name === 'AbortError') onStolen?.();
    // The browser refuses locks to this page, as some do without storage: it goes on alone.
    else onHeld?.();
  });
  return () => {
    stop.abort();
    release();
  };
}
