import { Button } from '@rostrum/ui-kit';
import styles from './post-editor.module.css';

/** Two versions of one post. Nothing is lost before somebody has chosen. */
export const ConflictNote = ({ onUseOwn, onUseNewer }: { onUseOwn: () => void; onUseNewer: () => void }) => (
  <div className={styles.conflict} role="alert">
    <p>
      <strong>Somebody else changed this post while you wrote.</strong> What you typed is kept here. Saving it
      replaces their version.
    </p>
    <div className={styles.row}>
      <Button size="small" onClick={onUseOwn}>
        Save my version
      </Button>
      <Button size="small" onClick={onUseNewer}>
        Show their version
      </Button>
    </div>
  </div>
);
