import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';
import { createWire } from './browser-fetch.ts';
import type { Peer } from './peer.ts';

export interface Tab {
  window: DOMWindow;
  /** The script context of the page. */
  context: ReturnType<JSDOM['getInternalVMContext']>;
  /** Addresses the page went to; the tab itself stays. */
  left: string[];
  reloads: number;
  /** `location` as the page's code is given it: jsdom cannot go anywhere. */
  location: { href: string; pathname: string; assign(url: string): void; reload(): void };
  hide(): void;
  show(): void;
  goOffline(): void;
  goOnline(): void;
  /** Runs when the tab is closed. */
  onClose: (() => void)[];
}

/** One browser: tabs with one cookie jar, one storage whose changes the other tabs hear of, and one wire. */
export function openBrowser(peer: Peer) {
  const wire = createWire(peer);
  const tabs: Tab[] = [];
  const stored = new Map<string, string>();

  function shareStorage(window: DOMWindow): void {
    window.Storage.prototype.getItem = (key: string) => stored.get(key) ?? null;
    window.Storage.prototype.setItem = (key: string, newValue: string) => {
      const oldValue = stored.get(key) ?? null;
      stored.set(key, newValue);
      // As in browsers: no event for a value that stays the same, and none in the tab that wrote.
      if (oldValue === newValue) return;
      for (const tab of tabs.filter((one) => one.window !== window))
        setTimeout(() => {
          tab.window.dispatchEvent(
            new tab.window.StorageEvent('storage', { key, newValue, oldValue, url: window.location.href }),
          );
        }, 0);
    };
  }

  function openTab(path = '/dashboard'): Tab {
    const dom = new JSDOM('<!doctype html><div id="page"></div>', {
      url: new URL(path, peer.origin).href,
      runScripts: 'outside-only',
      pretendToBeVisual: true,
      cookieJar: wire.jar,
      virtualConsole: new VirtualConsole(),
    });
    const { window } = dom;
    let visibility = 'visible';
    let isOnline = true;
    Object.defineProperty(window.document, 'visibilityState', { get: () => visibility });
    Object.defineProperty(window.navigator, 'onLine', { get: () => isOnline });
    const fetchIn = (url: string, init?: RequestInit) => wire.request(url, init);
    Object.assign(window, { fetch: fetchIn });
    Object.assign(window.navigator, {
      sendBeacon: (url: string, body: unknown) => {
        void fetchIn(url, { method: 'POST', body: String(body) }).catch(() => undefined);
        return true;
      },
    });
    shareStorage(window);
    const tab: Tab = {
      window,
      context: dom.getInternalVMContext(),
      left: [],
      reloads: 0,
      location: {
        get href() {
          return window.location.href;
        },
        set href(url: string) {
          tab.left.push(url);
        },
        get pathname() {
          return window.location.pathname;
        },
        assign: (url) => void tab.left.push(url),
        reload: () => void (tab.reloads += 1),
      },
      hide() {
        visibility = 'hidden';
        window.document.dispatchEvent(new window.Event('visibilitychange'));
      },
      show() {
        visibility = 'visible';
        window.document.dispatchEvent(new window.Event('visibilitychange'));
      },
      goOffline() {
        isOnline = false;
        window.dispatchEvent(new window.Event('offline'));
      },
      goOnline() {
        isOnline = true;
        window.dispatchEvent(new window.Event('online'));
      },
      onClose: [],
    };
    tabs.push(tab);
    return tab;
  }

  function closeTab(tab: Tab): void {
    const index = tabs.indexOf(tab);
    if (index < 0) return;
    tabs.splice(index, 1);
    for (const done of tab.onClose) done();
    tab.window.close();
  }

  return {
    ...wire,
    wire,
    openTab,
    closeTab,
    /** The next message is a new one, as it is a second later: the library's carry the time in seconds and nothing else. */
    forgetMessages: () => stored.clear(),
    cookies: () => wire.jar.getCookies(peer.origin, { http: true, allPaths: true }),
    [Symbol.dispose]: () => {
      while (tabs[0]) closeTab(tabs[0]);
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;
