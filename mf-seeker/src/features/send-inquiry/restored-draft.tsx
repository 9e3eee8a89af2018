import { Button } from '@rostrum/ui-kit';
import styles from './restored-draft.module.css';

/** Says that the form holds the text of an earlier visit, and empties it. */
export const RestoredDraft = ({ onClear }: { onClear: () => void }) => (
  <p className={styles.restoredDraft}>
    Your draft was restored.
    <Button
      size="small"
      onClick={({ currentTarget }) => {
        // The button goes with the note: the form that it emptied takes the focus.
        const form = currentTarget.closest('form');
        onClear();
        form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
      }}
    >
      Clear draft
    </Button>
  </p>
);
