import { isApiError } from '@rostrum/api-client';
import type { PersonDetail } from '@rostrum/contracts';
import { useEffect, useEffectEvent, useState } from 'react';

const pauseMs = 3000;
const retryMs = 15_000;

/** What is typed into a published profile may be public once it is saved, so a person says when. */
export const savesByItself = ({ status }: Pick<PersonDetail, 'status'>): boolean => status !== 'published';

/** Where what was typed is. */
export type SaveState =
  { step: 'saved' | 'changed' | 'saving' | 'offline' | 'conflict' } | { step: 'refused'; message: string };

interface AutosaveOptions {
  /** Off where the public page would show each half of a sentence. */
  isOn: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed; null once one succeeded. */
  error: unknown;
  /** A conflict waits for a choice. */
  isConflict: boolean;
  /** Calls back at each change of a field. */
  subscribe: (onChange: (change: { type?: string | undefined }) => void) => () => void;
  /** Sends what stands in the form; answers with what is wrong with it instead. */
  save: () => string | undefined;
}

/** The line is down, or the server: tried again by itself. */
const isAway = (error: unknown) =>
  isApiError(error) && (error.code === 'network' || error.status >= 500 || error.status === 429);

/**
 * Saves a form three seconds after the last change. What the server refuses waits for the next change, a line that is
 * down for the line, and a conflict for a choice; nothing that was typed is lost meanwhile.
 */
export function useAutosave({
  isOn,
  isDirty,
  isSaving,
  error,
  isConflict,
  subscribe,
  save,
}: AutosaveOptions): SaveState {
  /** How often a person changed something; what the page fills in by itself waits for them. */
  const [changes, setChanges] = useState(0);
  const [fault, setFault] = useState<{ message: string; at: number }>();
  /** The change after which a save failed. */
  const [failedAt, setFailedAt] = useState<number>();
  const listen = useEffectEvent(() =>
    subscribe(({ type }) => {
      if (type === 'change') setChanges((count) => count + 1);
    }),
  );
  useEffect(() => listen(), []);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== error) {
    setFailure(error);
    setFailedAt(error ? changes : undefined);
  }

  const isOffline = isAway(error);
  const isRefused = !isOffline && ((failedAt === changes && Boolean(error)) || fault?.at === changes);
  const isWaiting = isOn && isDirty && changes > 0 && !isSaving && !isConflict && !isRefused;
  const send = useEffectEvent(() => {
    const message = save();
    setFault(message === undefined ? undefined : { message, at: changes });
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => send(), isOffline ? retryMs : pauseMs);
    const onLine = () => send();
    if (isOffline) window.addEventListener('online', onLine);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onLine);
    };
  }, [isWaiting, isOffline, changes]);

  if (isConflict) return { step: 'conflict' };
  if (isSaving) return { step: 'saving' };
  if (!isDirty) return { step: 'saved' };
  if (isOffline) return { step: 'offline' };
  if (isRefused)
    return {
      step: 'refused',
      message: fault?.at === changes ? fault.message : error instanceof Error ? error.message : '',
    };
  return { step: 'changed' };
}
