import type { TabLocks } from './browser-tab.ts';
import { holdLock } from './hold-lock.ts';

/** A tab that was left this short a time ago still counts as looked at. */
const hiddenForMs = 30_000;

export interface PresenceOptions {
  locks: TabLocks;
  name: string;
  /** No one has looked at this tab for a while. */
  onLapse(): void;
}

/** A lock that all tabs hold together while a person looks at them; the browser itself counts out what closes or crashes. */
export function createPresence({ locks, name, onLapse }: PresenceOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;

  function drop() {
    clearTimeout(timer);
    leave?.();
    leave = undefined;
  }

  return {
    drop,
    isHere: () => leave !== undefined,
    show() {
      clearTimeout(timer);
      leave ??= holdLock({ locks, name, mode: 'shared' });
    },
    hide() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        drop();
        onLapse();
      }, hiddenForMs);
    },
    /** Whether any tab of this browser is looked at. */
    async isAnyHere(): Promise<boolean> {
      const { held = [] } = await locks.query();
      return leave !== undefined || held.some((lock) => lock.name === name);
    },
  };
}
