import type { Location, NavigateOptions, Navigator, To } from 'react-router';
import { createPath, parsePath } from 'react-router';

interface HistoryEntry {
  usr?: unknown;
  key?: string;
}

const entryOf = (state: unknown): HistoryEntry => (typeof state === 'object' && state !== null ? state : {});
const listeners = new Set<() => void>();
let current: Location | null = null;
let navigated = false;

/** True once the page has shown a second path since it was loaded. */
export const hasNavigated = (): boolean => navigated;

function read(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryOf(window.history.state);
  return { pathname, search, hash, state: usr, key };
}

/** The page's location as react-router writes it; the same object until it changes. */
export function getLocation(): Location {
  const now = read();
  if (current && current.pathname !== now.pathname) navigated = true;
  if (!current || current.key !== now.key || createPath(current) !== createPath(now)) current = now;
  return current;
}

function announce() {
  for (const listener of listeners) listener();
}

/** Calls back after each navigation, whoever made it. */
export function subscribeLocation(listener: () => void): () => void {
  // single-spa answers every pushState with a popstate, so one event covers navigations of shell, areas and browser.
  if (listeners.size === 0) window.addEventListener('popstate', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', announce);
  };
}

function resolve(to: To): string {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return createPath({ ...path, pathname: path.pathname ?? window.location.pathname });
}

function write(method: 'pushState' | 'replaceState', to: To, state: unknown, options: NavigateOptions = {}) {
  const before = window.location.pathname;
  window.history[method]({ usr: state, key: crypto.randomUUID().slice(0, 8) }, '', resolve(to));
  announce();
  if (method === 'pushState' && window.location.pathname !== before && !options.preventScrollReset) {
    window.scrollTo(0, 0);
  }
}

/** Navigates the page: what links of shell and areas, and `navigate()`, end in. */
export const browserNavigator: Navigator = {
  createHref: resolve,
  go: (delta) => window.history.go(delta),
  push: (to, state, options) => write('pushState', to, state, options),
  replace: (to, state, options) => write('replaceState', to, state, options),
};
