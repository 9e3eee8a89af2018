/** The key over which the tabs of one browser tell each other of sign-in and sign-out. Fixed by the protocol. */
export const messageKey = 'nextauth.message';

/** What the client needs of the browser, so that tests can open several tabs. */
export interface Page {
  fetch(url: string, init?: RequestInit): Promise<Response>;
  path(): string;
  /** Leaves for another page. */
  navigate(url: string): void;
  beacon(url: string, form: URLSearchParams): void;
  tellOtherTabs(message: string): void;
  onTabMessage(listener: (message: string) => void): void;
  onVisible(listener: () => void): void;
}

/** The page this code runs in. */
export const browserPage: Page = {
  fetch: (url, init) => fetch(url, init),
  path: () => location.pathname,
  navigate: (url) => location.assign(url),
  beacon(url, form) {
    // A page that is being left cancels its requests, but not a beacon.
    if (navigator.sendBeacon?.(url, form)) return;
    void fetch(url, { method: 'POST', body: form, keepalive: true }).catch(() => {});
  },
  tellOtherTabs(message) {
    try {
      localStorage.setItem(messageKey, message);
    } catch {
      // Storage may be switched off. Other tabs then learn of it when they become visible.
    }
  },
  onTabMessage(listener) {
    window.addEventListener('storage', (event) => {
      if (event.key === messageKey && event.newValue) listener(event.newValue);
    });
  },
  onVisible(listener) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') listener();
    });
  },
};
