import { useSyncExternalStore } from 'react';

/** What one step leaves for the next. Kept with the entry of the browser's history, so Back and reload find it. */
export interface StepState {
  email?: string;
  /** Where on /login a user is; the first step without one. */
  step?: 'password';
  /** Second factors that are asked for. */
  kinds?: readonly string[];
  /** Which mail is on its way. */
  sent?: 'link' | 'reset' | 'sign-up' | 'organisation' | 'joined';
  /** What went wrong on the page before. */
  error?: string;
  /** The secret of a mailed link, once it was taken out of the address. */
  secret?: string;
}

interface Address {
  href: string;
  /** Without a slash at its end. */
  pathname: string;
  query: URLSearchParams;
  state: StepState;
}

const listeners = new Set<() => void>();
let last: { address: Address; state: unknown } | undefined;

function read(): Address {
  const { href, pathname, search } = location;
  const state: unknown = history.state;
  if (last?.address.href === href && last.state === state) return last.address;
  const address: Address = {
    href,
    pathname: pathname.replace(/(.)\/+$/, '$1'),
    query: new URLSearchParams(search),
    // Only pages of this entry write here.
    state: typeof state === 'object' && state !== null ? state : {},
  };
  last = { address, state };
  return address;
}

const tell = () => [...listeners].forEach((listener) => listener());

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to another page or step of this entry without loading anything. */
export function go(href: string, state: StepState = {}): void {
  history.pushState(state, '', href);
  tell();
}

/** Like `go`, but Back skips where one was. */
export function replaceWith(href: string, state: StepState = {}): void {
  history.replaceState(state, '', href);
  tell();
}

export const useAddress = (): Address => useSyncExternalStore(subscribe, read);
