import { useSyncExternalStore } from 'react';

/** Other areas read the same key: WCAG 2.1.4 wants single keys to be switched off as one. */
const storageKey = 'rostrum.single-keys';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether single keys act; kept on this device. */
export const useKeysEnabled = (): boolean => useSyncExternalStore(subscribe, read);

export function setKeysEnabled(isEnabled: boolean): void {
  try {
    if (isEnabled) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Without storage the choice cannot be kept; the keys stay as they are.
  }
  [...listeners].forEach((listener) => listener());
}
