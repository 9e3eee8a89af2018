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
  | { step: 'saved' | 'filled' | 'changed' | 'saving' | 'offline' | 'conflict' }
  | { step: 'refused'; message: string };

/** Whether a form needs a button that saves it: where each change saves by itself, only for what does not. */
const needsSaveButton = ({ step }: SaveState, isOn: boolean): boolean =>
  !isOn || step === 'filled' || step === 'offline' || step === 'conflict' || step === 'refused';

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
  /** A person changed something; what the page fills in by itself waits for them. */
  const [isTouched, setIsTouched] = useState(false);
  /** What is wrong with what stands in the form; the next change may put it right. */
  const [fault, setFault] = useState<string>();
  /** Nothing was changed since the last save failed. */
  const [isFailureFresh, setIsFailureFresh] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (failure !== error) {
    setFailure(error);
    setIsFailureFresh(Boolean(error));
  }

  const isOffline = isAway(error);
  const isRefused = !isOffline && ((isFailureFresh && Boolean(error)) || fault !== undefined);
  const isWaiting = isOn && isDirty && isTouched && !isSaving && !isConflict && !isRefused;
  const send = useEffectEvent(() => setFault(save()));
  /** Lets the pause begin anew. Each key does, so it is no state: the form would be drawn for nothing. */
  const pauseAnew = useRef<() => void>(undefined);
  const listen = useEffectEvent(() =>
    subscribe(({ type }) => {
      if (type !== 'change') return;
      setIsTouched(true);
      setFault(undefined);
      setIsFailureFresh(false);
      pauseAnew.current?.();
    }),
  );
  useEffect(() => listen(), []);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const pause = () => {
      clearTimeout(timer);
      timer = setTimeout(() => send(), isOffline ? retryMs : pauseMs);
    };
    pause();
    pauseAnew.current = pause;
    const onLine = () => send();
    if (isOffline) window.addEventListener('online', onLine);
    return () => {
      clearTimeout(timer);
      pauseAnew.current = undefined;
      window.removeEventListener('online', onLine);
    };
  }, [isWaiting, isOffline]);

  const refusal = fault ?? (error instanceof Error ? error.message : '');
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
            : isOn && !isTouched
              ? 'filled'
              : 'changed';

  const saves = useContext(PendingSavesContext);
  /** Who waits for the save that runs. */
  const waiting = useRef<((isSaved: boolean) => void)[]>([]);
  const settle = useEffectEvent((): Promise<boolean> => {
    if (!isOn || step === 'saved') return Promise.resolve(true);
    if (step === 'conflict') return Promise.resolve(false);
    const message = step === 'saving' ? undefined : save();
    if (message !== undefined) {
      setFault(message);
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

/** Whether to show the button; it stays once it was shown, since one that disappears takes the focus with it. */
export function useSaveButton(state: SaveState, isOn: boolean): boolean {
  const isNeeded = needsSaveButton(state, isOn);
  const [isShown, setIsShown] = useState(isNeeded);
  if (isNeeded && !isShown) setIsShown(true);
  return isShown;
}
