import { Button, Modal } from '@rostrum/ui-kit';
import { Radio } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { planConflict, settleConflict, type Conflict, type Side, type Version } from './plan-conflict.ts';
import styles from './settle-dialog.module.css';

interface SettleDialogProps extends Conflict {
  onSettled: (merged: Version) => void;
  onClose: () => void;
}

/** Two versions of one post beside each other: what fits together is taken over, the rest is chosen. */
export function SettleDialog({ base, mine, theirs, post, onSettled, onClose }: SettleDialogProps) {
  const [plan] = useState(() => planConflict({ base, mine, theirs, post }));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const { choices } = plan;
  return (
    <Modal
      open
      width={960}
      title="Merge both versions"
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="merge"
          type="primary"
          onClick={() => onSettled(settleConflict(plan, { mine, theirs, chosen }))}
        >
          Merge
        </Button>,
      ]}
    >
      <p>
        {choices.length === 0
          ? 'You changed different parts. Both fit together; nothing is to choose.'
          : `${choices.length === 1 ? 'One part was' : `${choices.length} parts were`} changed in both versions. Choose for each; the rest fits together.`}{' '}
        Their version stays under Versions.
      </p>
      {choices.map(({ key, label, mine: own, theirs: other }, index) => (
        <fieldset key={key} className={styles.choice}>
          <legend>
            {index + 1}. {label}
          </legend>
          <div className={styles.sides}>
            <section aria-label="Your version">
              <h3>Yours</h3>
              <p className={styles.words}>{own || 'Nothing: you took it out.'}</p>
            </section>
            <section aria-label="Their version">
              <h3>Theirs</h3>
              <p className={styles.words}>{other || 'Nothing: they took it out.'}</p>
            </section>
          </div>
          {own === other ? <p className="r-secondary">The words are the same; their format is not.</p> : null}
          <Radio.Group
            aria-label={`Keep of part ${index + 1}`}
            value={chosen.get(key) ?? 'mine'}
            options={[
              { value: 'mine', label: 'Keep mine' },
              { value: 'theirs', label: 'Keep theirs' },
              ...(key.startsWith('block ') ? [{ value: 'both', label: 'Keep both, mine first' }] : []),
            ]}
            onChange={({ target }: { target: { value?: Side } }) =>
              target.value && setChosen(new Map([...chosen, [key, target.value]]))
            }
          />
        </fieldset>
      ))}
    </Modal>
  );
}
