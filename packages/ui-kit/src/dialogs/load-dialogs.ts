import { useSyncExternalStore } from 'react';
import { createLoader } from './create-loader.ts';

/** What dialogs are drawn with: 8 kB that no page needs to be read. */
const dialogs = createLoader(() => import('./dialog-parts.tsx'));

export const loadDialogs = dialogs.load;

/** What dialogs are drawn with, as soon as it is there. */
export const useDialogParts = () => useSyncExternalStore(dialogs.listen, dialogs.get);

const touches = ['pointerdown', 'keydown'] as const;

/** Fetches them with the first touch of the page: no dialog opens without one. Returns what ends the wait for it. */
export function loadDialogsAtTouch(): () => void {
  const stop = () => {
    for (const touch of touches) document.removeEventListener(touch, load, true);
  };
  function load() {
    stop();
    // Whoever opens a dialog tries again, and says what is wrong.
    loadDialogs().catch(() => undefined);
  }
  if (dialogs.get() === undefined) for (const touch of touches) document.addEventListener(touch, load, true);
  return stop;
}
