import { createAuthClient, pageOf } from '@rostrum/auth-client/testing';
import type { Tab } from './tabs.ts';

/** Our client in one tab, with the tab's window as its page. */
export function openAuthClient(tab: Tab) {
  const { window } = tab;
  const page = pageOf({
    fetch: (url: string, init?: RequestInit) => window.fetch(url, init),
    location: tab.location,
    navigator: window.navigator,
    localStorage: window.localStorage,
    document: window.document,
    addEventListener: window.addEventListener.bind(window),
  } as unknown as Parameters<typeof pageOf>[0]);
  return createAuthClient(page);
}
