import { Button, notify } from '@rostrum/ui-kit';
import styles from './post-editor.module.css';

interface ConflictNoteProps {
  readOwn: () => string;
  onCompare: () => void;
  onUseOwn: () => void;
  onUseNewer: () => void;
}

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => notify.success({ title: 'Your version was copied.' }),
    () => notify.error({ title: 'Could not copy.', description: 'Select the text and copy it by hand.' }),
  );

/** Two versions of one post. Nothing is lost before somebody has chosen, and theirs stays a version whatever is chosen. */
export const ConflictNote = ({ readOwn, onCompare, onUseOwn, onUseNewer }: ConflictNoteProps) => (
  <div className={styles.conflict} role="alert">
    <p>
      <strong>Someone else changed this post while you were writing.</strong> What you typed is kept here. If
      you save it, their words stay under Versions. If you show theirs, what you typed is gone: copy it first.
    </p>
    <div className={styles.row}>
      <Button size="small" type="primary" onClick={onCompare}>
        Compare and merge
      </Button>
      <Button size="small" onClick={onUseOwn}>
        Save my version
      </Button>
      <Button size="small" onClick={() => void copy(readOwn())}>
        Copy my version
      </Button>
      <Button size="small" onClick={onUseNewer}>
        Show their version
      </Button>
    </div>
  </div>
);
