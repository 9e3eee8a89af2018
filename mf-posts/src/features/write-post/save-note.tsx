import { useUnsavedChanges } from '@rostrum/remote-runtime';
import { CheckIcon, CircleAlertIcon, LiveRegion, WifiOffIcon } from '@rostrum/ui-kit';
import type { SaveState } from './save-state.ts';
import { useSaveState, type SaveStates } from './save-states.ts';
import styles from './post-editor.module.css';

const words = (state: SaveState, isAutosaved: boolean): string => {
  switch (state.step) {
    case 'saved':
      return 'Saved';
    case 'changed':
      return isAutosaved ? 'Saving soon' : 'Not saved yet';
    case 'saving':
      return 'Saving';
    case 'offline':
      return 'Not saved: no connection. Your text is kept in this browser and saved when it is back.';
    case 'conflict':
      return 'Not saved: someone else changed this post.';
    case 'refused':
      return `Not saved: ${state.message}`;
  }
};

export interface SaveNoteProps {
  states: SaveStates;
  isAutosaved: boolean;
  /** A post that is closed to changes says nothing. */
  isOpen: boolean;
}

/** Whether what was typed is with the server. Only what went wrong is announced. What is not is not left unasked. */
export function SaveNote({ states, isAutosaved, isOpen }: SaveNoteProps) {
  const state = useSaveState(states, (present) => present);
  useUnsavedChanges(
    state.step !== 'saved' && (!isAutosaved || state.step !== 'changed') && state.step !== 'saving',
  );
  if (!isOpen) return null;
  const text = words(state, isAutosaved);
  const isWrong = ['offline', 'conflict', 'refused'].includes(state.step);
  return (
    <>
      <LiveRegion message={isWrong ? text : ''} />
      <span className={isWrong ? styles.saveFault : styles.saveNote}>
        {state.step === 'saved' ? <CheckIcon aria-hidden size={16} /> : null}
        {state.step === 'offline' ? <WifiOffIcon aria-hidden size={16} /> : null}
        {state.step === 'conflict' || state.step === 'refused' ? (
          <CircleAlertIcon aria-hidden size={16} />
        ) : null}
        {text}
      </span>
    </>
  );
}
