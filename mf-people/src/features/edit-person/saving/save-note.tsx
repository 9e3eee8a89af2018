import { CheckIcon, CircleAlertIcon, LiveRegion, WifiOffIcon } from '@rostrum/ui-kit';
import styles from './save-note.module.css';
import type { SaveState } from './use-autosave.ts';

interface SaveNoteProps {
  state: SaveState;
  /** Whether changes save by themselves. */
  isOn: boolean;
  /** Something was saved since the page was opened. */
  hasSaved: boolean;
}

function describe({ state, isOn, hasSaved }: SaveNoteProps): string {
  switch (state.step) {
    case 'saved':
      if (hasSaved) return 'Saved';
      return isOn ? 'Each change saves by itself' : 'Published: changes wait until you save';
    case 'filled':
      return 'Not saved yet';
    case 'changed':
      return isOn ? 'Saving soon' : 'Not saved yet';
    case 'saving':
      return 'Saving';
    case 'offline':
      return isOn
        ? 'Not saved: no connection. What you typed is kept on this page and saved when it is back.'
        : 'Not saved: no connection. What you typed is kept on this page: save again when it is back.';
    case 'conflict':
      return 'Not saved: a colleague changed this profile.';
    case 'refused':
      return `Not saved: ${state.message}`;
  }
}

/** Whether what was typed is with the server, beside the button that saves it at once. Only faults are announced. */
export function SaveNote(props: SaveNoteProps) {
  const { step } = props.state;
  const text = describe(props);
  const isWrong = step === 'offline' || step === 'conflict' || step === 'refused';
  return (
    <>
      <LiveRegion message={isWrong ? text : ''} />
      <span className={isWrong ? styles.fault : styles.note}>
        {step === 'saved' && props.hasSaved ? <CheckIcon aria-hidden size={16} /> : null}
        {step === 'offline' ? <WifiOffIcon aria-hidden size={16} /> : null}
        {step === 'conflict' || step === 'refused' ? <CircleAlertIcon aria-hidden size={16} /> : null}
        {text}
      </span>
    </>
  );
}
