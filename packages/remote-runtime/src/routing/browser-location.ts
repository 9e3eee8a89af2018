import type { Location, NavigateOptions, Navigator, To } from 'react-router';
import { createPath, parsePath } from 'react-router';
import { unsavedChanges } from '../unsaved/unsaved-changes.ts';

interface HistoryEntry {
  usr?: unknown;
  key?: string;
  /** Place among the entries of this document, to tell back from forward. */
  at?: number;
}

const entryOf = (state: unknown): HistoryEntry => (typeof state === 'object' && state !== null ? state : {});
const listeners = new Set<() => void>();
let current: Location | null = null;
let navigated = false;
/** Where the page is meant to be: differs from the address bar while back or forward waits for an answer. */
let place = { at: 0, pathname: '' };
let isGoingBack = false;

/** True once the page has shown a second path since it was loaded. */
export const hasNavigated = (): boolean => navigated;

function read(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryOf(window.history.state);
  return { pathname, search, hash, state: usr, key };
}

/** The page's location as react-router writes it; the same object until it changes. */
export function getLocation(): Location {
  if (isGoingBack && current) return current;
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
  const url = resolve(to);
  const at = (entryOf(window.history.state).at ?? 0) + (method === 'pushState' ? 1 : 0);
  place = { at, pathname: new URL(url, window.location.href).pathname };
  window.history[method]({ usr: state, key: crypto.randomUUID().slice(0, 8), at }, '', url);
  announce();
  if (method === 'pushState' && window.location.pathname !== before && !options.preventScrollReset) {
    window.scrollTo(0, 0);
  }
}

const leavesPage = (to: To) =>
  new URL(resolve(to), window.location.href).pathname !== window.location.pathname;

/**
 * Asks before back or forward loses unsaved input. The browser has gone there already, so it is led back first. Called
 * before anything else listens for navigations, since those must not hear of it.
 */
export function guardHistory(): void {
  place = { at: entryOf(window.history.state).at ?? 0, pathname: window.location.pathname };
  window.addEventListener(
    'popstate',
    (event) => {
      if (isGoingBack) {
        isGoingBack = false;
        event.stopImmediatePropagation();
        return;
      }
      const { pathname } = window.location;
      const at = entryOf(window.history.state).at ?? 0;
      const steps = at - place.at;
      // single-spa follows each pushState with an event of its own; those were asked about before.
      const isOwn = 'singleSpa' in event;
      if (isOwn || steps === 0 || pathname === place.pathname || !unsavedChanges.exist()) {
        place = { at, pathname };
        return;
      }
      event.stopImmediatePropagation();
      isGoingBack = true;
      window.history.go(-steps);
      unsavedChanges.guard('Leave page', () => window.history.go(steps));
    },
    { capture: true },
  );
}

/** Navigates the page: what links of shell and areas, and `navigate()`, end in. */
export const browserNavigator: Navigator = {
  createHref: resolve,
  go: (delta) => window.history.go(delta),
  push(to, state, options) {
    const go = () => write('pushState', to, state, options);
    if (leavesPage(to)) unsavedChanges.guard('Leave page', go);
    else go();
  },
  replace: (to, state, options) => write('replaceState', to, state, options),
};
