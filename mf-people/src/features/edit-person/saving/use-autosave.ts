import { isApiError } from '@rostrum/api-client';
import type { PersonDetail } from '@rostrum/contracts';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PendingSavesContext } from './pending-saves.ts';

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

  const refusal = fault?.at === changes ? fault.message : error instanceof Error ? error.message : '';
  const step = isConflict
    ? 'conflict'
    : isSaving
      ? 'saving'
      : !isDirty
        ? 'saved'
        : isOffline
          ? 'offline'
          : isRefused
            ? 'refused'
            : 'changed';

  const saves = useContext(PendingSavesContext);
  /** Who waits for the save that runs. */
  const waiting = useRef<((isSaved: boolean) => void)[]>([]);
  const settle = useEffectEvent((): Promise<boolean> => {
    if (!isOn || step === 'saved') return Promise.resolve(true);
    if (step === 'conflict') return Promise.resolve(false);
    const message = step === 'saving' ? undefined : save();
    if (message !== undefined) {
      setFault({ message, at: changes });
      return Promise.resolve(false);
    }
    return new Promise((resolve) => waiting.current.push(resolve));
  });
  useEffect(() => {
    const remove = saves?.add(() => settle());
    const waiters = waiting.current;
    return () => {
      remove?.();
      for (const resolve of waiters.splice(0)) resolve(false);
    };
  }, [saves]);
  const tell = useEffectEvent(() => {
    // Neither what runs nor what was typed meanwhile and waits for its turn is an answer.
    if (step === 'saving' || step === 'changed') return;
    for (const resolve of waiting.current.splice(0)) resolve(step === 'saved');
  });
  useEffect(() => tell(), [step]);
  return step === 'refused' ? { step, message: refusal } : { step };
}
