import { useSyncExternalStore } from 'react';
import type { SaveState } from './save-state.ts';

/** Where what was typed is, kept beside the page: a key redraws the words that say so, and nothing else. */
export interface SaveStates {
  read: () => SaveState;
  /** Told with every change that is typed, too, though the state is the same: time counts from the last one. */
  subscribe: (listener: () => void) => () => void;
  set: (next: SaveState) => void;
}

export function createSaveStates(first: SaveState): SaveStates {
  let present = first;
  const listeners = new Set<() => void>();
  return {
    read: () => present,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (next.step === 'refused' || next.step !== present.step) present = next;
      for (const listener of listeners) listener();
    },
  };
}

/** What a part of the page needs of it; the part is drawn again when that is another. */
export const useSaveState = <Value>(states: SaveStates, choose: (state: SaveState) => Value): Value =>
  useSyncExternalStore(states.subscribe, () => choose(states.read()));
