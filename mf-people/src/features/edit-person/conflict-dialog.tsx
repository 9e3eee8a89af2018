import { Button, Modal } from '@rostrum/ui-kit';
import type { FieldConflict } from './record-values.ts';
import styles from './conflict-dialog.module.css';

export interface ConflictDialogProps {
  conflicts: readonly FieldConflict[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Two people changed the same fields: shows both versions, and nothing is lost before one is chosen. */
export const ConflictDialog = ({ conflicts, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) => (
  <Modal
    open
    width={720}
    title="A colleague saved this profile while you were editing"
    onCancel={onClose}
    footer={[
      <Button key="close" onClick={onClose}>
        Cancel
      </Button>,
      <Button key="theirs" onClick={onTakeTheirs}>
        Use the saved version
      </Button>,
      <Button key="mine" type="primary" onClick={onKeepMine}>
        Save my version
      </Button>,
    ]}
  >
    <p>
      What you typed is kept. Choose which version these fields get; your other changes are saved either way.
    </p>
    <dl className={styles.fields}>
      {conflicts.map(({ name, label, mine, theirs }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.whose}>Saved</span>
            {theirs || 'Empty'}
          </dd>
          <dd className={styles.mine}>
            <span className={styles.whose}>Yours</span>
            {mine || 'Empty'}
          </dd>
        </div>
      ))}
    </dl>
  </Modal>
);
