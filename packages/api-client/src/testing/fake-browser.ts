import type { BrowserTab, TabChange, TabChannel } from '../live/browser-tab.ts';
import { createFakeLocks } from './fake-locks.ts';

/** A browser with several tabs, as far as live connections need one. */
export function createFakeBrowser() {
  const locks = createFakeLocks();
  const channels = new Set<TabChannel & { name: string; isDeaf: () => boolean }>();
  let count = 0;

  function openChannel(name: string, isDeaf: () => boolean): TabChannel {
    const own: TabChannel & { name: string; isDeaf: () => boolean } = {
      name,
      isDeaf,
      onmessage: null,
      close: () => void channels.delete(own),
      postMessage(data) {
        if (isDeaf()) return;
        const others = [...channels].filter((other) => other !== own && other.name === name);
        queueMicrotask(() => {
          for (const other of others)
            if (channels.has(other) && !other.isDeaf()) other.onmessage?.({ data } as MessageEvent<unknown>);
        });
      },
    };
    channels.add(own);
    return own;
  }

  return {
    openTab({ visible = true } = {}) {
      const owner = `tab ${(count += 1)}`;
      const listeners = new Set<(change: TabChange) => void>();
      let isVisible = visible;
      let isGone = false;
      let isStill = false;
      let later: (() => void)[] = [];
      const run = (code: () => void) => void (isStill ? later.push(code) : code());
      const change = (what: TabChange) => [...listeners].forEach((listener) => listener(what));
      const tab: BrowserTab = {
        locks: locks.of({ owner, run }),
        openChannel: (name) => openChannel(name, () => isGone || isStill),
        isVisible: () => isVisible,
        onChange(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
      return {
        tab,
        isGone: () => isGone,
        locks: () => locks.names(owner),
        change,
        show() {
          isVisible = true;
          change('shown');
        },
        hide() {
          isVisible = false;
          change('hidden');
        },
        /** Without a word: no event reaches the page. */
        crash() {
          isGone = true;
          locks.release(owner);
        },
        /** Stands still without having been told, and keeps its locks. */
        stall: () => void (isStill = true),
        goOn() {
          isStill = false;
          later.forEach((code) => code());
          later = [];
        },
      };
    },
  };
}
