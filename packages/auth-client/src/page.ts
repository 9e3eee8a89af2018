import { endedAtStorageKey } from '@rostrum/contracts';

/** The key over which the tabs of one browser tell each other of sign-in and sign-out. Fixed by the protocol. */
export const messageKey = 'nextauth.message';

/** What the client needs of the browser, so that tests can open several tabs. */
export interface Page {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  path(): string;
  /** Keeps the address of the page for /logout, which reads it when the session ended by itself. */
  keepWayBack(): void;
  /** Leaves for another page. */
  navigate(url: string): void;
  beacon(url: string, form: URLSearchParams): void;
  tellOtherTabs(message: string): void;
  onTabMessage(listener: (message: string) => void): void;
  onVisible(listener: () => void): void;
  /** The page comes back from the back-forward cache, where it heard nothing of other tabs. */
  onRestored(listener: () => void): void;
  /** The zone of the desk, as the last answer about the session named it; none for seekers and visitors. */
  deskTimeZone?: string | undefined;
  /** The external expert centre of the organisation, as the same answer named it. */
  expertCenter?: string | undefined;
}

type View = Pick<
  Window & typeof globalThis,
  'fetch' | 'location' | 'navigator' | 'localStorage' | 'sessionStorage' | 'document' | 'addEventListener'
>;

/** The page of a window. Nothing of the window is touched before it is needed. */
export const pageOf = (view: View): Page => ({
  fetch: (url, init) => view.fetch(url, init),
  path: () => view.location.pathname,
  keepWayBack() {
    const { pathname, search, hash } = view.location;
    try {
      view.sessionStorage.setItem(endedAtStorageKey, pathname + search + hash);
    } catch {
      // Storage may be switched off. The visitor then signs in as at any other time.
    }
  },
  navigate: (url) => view.location.assign(url),
  beacon(url, form) {
    // A page that is being left cancels its requests, but not a beacon.
    if (view.navigator.sendBeacon?.(url, form)) return;
    void view.fetch(url, { method: 'POST', body: form, keepalive: true }).catch(() => {});
  },
  tellOtherTabs(message) {
    try {
      view.localStorage.setItem(messageKey, message);
    } catch {
      // Storage may be switched off. Other tabs then learn of it when they become visible.
    }
  },
  onTabMessage(listener) {
    view.addEventListener('storage', (event) => {
      if (event.key === messageKey && event.newValue) listener(event.newValue);
    });
  },
  onVisible(listener) {
    view.document.addEventListener('visibilitychange', () => {
      if (view.document.visibilityState === 'visible') listener();
    });
  },
  onRestored(listener) {
    view.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) listener();
    });
  },
});

/** The page this code runs in. */
export const browserPage = pageOf(globalThis as unknown as View);
