/**
 * `suspended`: the page is about to stand still, in the back-forward cache or frozen by the browser, or to go. `resumed`:
 * it moves again.
 */
export type TabChange = 'shown' | 'hidden' | 'online' | 'suspended' | 'resumed';

export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  close(): void;
}

export type TabLocks = Pick<LockManager, 'request' | 'query'>;

/** What the tabs of one browser need to share a connection, so that tests can open several. */
export interface BrowserTab {
  /** Undefined where there are none: in an old browser, and at an address without TLS that is not this machine. */
  locks: TabLocks | undefined;
  openChannel(name: string): TabChannel;
  isVisible(): boolean;
  onChange(listener: (change: TabChange) => void): () => void;
}

function listenToPage(listener: (change: TabChange) => void): () => void {
  const stop = new AbortController();
  const on = (target: EventTarget, type: string, act: (event: Event) => TabChange | undefined) =>
    target.addEventListener(
      type,
      (event) => {
        const change = act(event);
        if (change) listener(change);
      },
      { signal: stop.signal },
    );
  on(document, 'visibilitychange', () => (document.visibilityState === 'hidden' ? 'hidden' : 'shown'));
  on(document, 'freeze', () => 'suspended');
  on(document, 'resume', () => 'resumed');
  on(window, 'pagehide', () => 'suspended');
  on(window, 'pageshow', (event) => ('persisted' in event && event.persisted ? 'resumed' : undefined));
  on(window, 'online', () => 'online');
  return () => stop.abort();
}

/** The tab that this code runs in; outside a browser one that is always looked at and alone. */
export function getBrowserTab(): BrowserTab {
  const isPage = typeof document !== 'undefined';
  return {
    locks: isPage && 'BroadcastChannel' in globalThis ? navigator.locks : undefined,
    openChannel: (name) => new BroadcastChannel(name),
    isVisible: () => !isPage || document.visibilityState !== 'hidden',
    onChange: isPage ? listenToPage : () => () => {},
  };
}
