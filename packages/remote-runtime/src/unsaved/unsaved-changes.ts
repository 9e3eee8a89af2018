import { useCallback, useEffect, useState } from 'react';

/** Asked when the page is about to lose what a person typed. */
export interface LeaveQuestion {
  /** What is about to happen, as the label of a button. */
  action: string;
  leave: () => void;
}

type Ask = (question: LeaveQuestion) => void;

const dirty = new Set<symbol>();
const listeners = new Set<() => void>();
const words = 'Leave without saving? What you typed is lost.';
const askInBrowser: Ask = ({ leave }) => window.confirm(words) && leave();
let ask = askInBrowser;

function tell() {
  for (const listener of listeners) listener();
}

/** The browser asks before a tab with unsaved input is closed; it shows words of its own. */
const holdTab = (event: BeforeUnloadEvent) => event.preventDefault();

function mark(form: symbol): () => void {
  if (dirty.size === 0) window.addEventListener('beforeunload', holdTab);
  dirty.add(form);
  tell();
  return () => {
    if (!dirty.delete(form)) return;
    // A listener that stays would keep the page out of the browser's back and forward cache.
    if (dirty.size === 0) window.removeEventListener('beforeunload', holdTab);
    tell();
  };
}

/** Whether the page holds unsaved input, in whichever area. */
export const unsavedChanges = {
  exist: (): boolean => dirty.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Does it at once, or after the person has agreed to lose what they typed. */
  guard(action: string, run: () => void): void {
    if (dirty.size === 0) return run();
    ask({
      action,
      leave: () => {
        dirty.clear();
        window.removeEventListener('beforeunload', holdTab);
        tell();
        run();
      },
    });
  },
  /** Puts a dialog in the place of the browser's own question. Answers the undo. */
  askWith(next: Ask): () => void {
    ask = next;
    return () => (ask = askInBrowser);
  },
};

/**
 * Keeps a page with unsaved input from being left unasked: by closing the tab, by a link, by back and forward, and by a newer
 * version of the area. Answers a function that ends this at once, for a form that leads elsewhere when it was saved.
 */
export function useUnsavedChanges(isDirty: boolean): () => void {
  const [form] = useState(() => Symbol('form'));
  useEffect(() => (isDirty ? mark(form) : undefined), [isDirty, form]);
  return useCallback(() => {
    dirty.delete(form);
    if (dirty.size === 0) window.removeEventListener('beforeunload', holdTab);
    tell();
  }, [form]);
}
