import { themeStorageKey } from '@rostrum/contracts';

/** What a person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';
/** What is shown. */
export type ThemeMode = 'light' | 'dark';

export interface ThemeState {
  choice: ThemeChoice;
  mode: ThemeMode;
}

const listeners = new Set<() => void>();

const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'system' || value === 'light' || value === 'dark';

function readChoice(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(themeStorageKey);
    return isChoice(stored) ? stored : 'system';
  } catch {
    // Storage can be refused (private windows, embedded pages); the device then decides.
    return 'system';
  }
}

const deviceQuery = () =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : null;

function resolve(choice: ThemeChoice): ThemeState {
  const mode = choice === 'system' ? (deviceQuery()?.matches ? 'dark' : 'light') : choice;
  return { choice, mode };
}

let state: ThemeState = { choice: 'system', mode: 'light' };

function update(choice: ThemeChoice) {
  const next = resolve(choice);
  if (next.choice === state.choice && next.mode === state.mode) return;
  state = next;
  paint();
  for (const listener of listeners) listener();
}

/** The attribute drives the style sheet; `system` needs none, the media query answers it before any script runs. */
function paint() {
  const root = document.documentElement;
  if (state.choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', state.choice);
}

/** The colour mode of the page: one store for the shell and every area. */
export const themeStore = {
  get: (): ThemeState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Keep a choice on this device and show it at once, in other tabs too. */
  choose(choice: ThemeChoice): void {
    try {
      if (choice === 'system') window.localStorage.removeItem(themeStorageKey);
      else window.localStorage.setItem(themeStorageKey, choice);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    update(choice);
  },
};

if (typeof window !== 'undefined') {
  state = resolve(readChoice());
  paint();
  deviceQuery()?.addEventListener?.('change', () => update(state.choice));
  window.addEventListener('storage', (event) => {
    if (event.key === themeStorageKey || event.key === null) update(readChoice());
  });
}
