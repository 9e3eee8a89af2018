import { accessLevels, type AccessLevel } from '@rostrum/contracts';
import { Button, Modal } from '@rostrum/ui-kit';
import { accessLooks, Radio } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { useSetAccess } from './use-set-access.ts';
import styles from './change-several.module.css';

const hints: Record<AccessLevel, string> = {
  public: 'Found by search and in the directory, once published.',
  unlisted: 'Seen by those who have the address.',
  private: 'Seen by your team alone.',
};

export interface SeveralDialogProps {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Who may see the chosen profiles. */
export function AccessDialog({ ids, onDone, onClose }: SeveralDialogProps) {
  const [access, setAccess] = useState<AccessLevel>('public');
  const { run, isPending } = useSetAccess(onDone);
  const count = ids.length === 1 ? '1 profile' : `${ids.length} profiles`;
  return (
    <Modal open title={`Who can see ${count}`} footer={null} width={460} onCancel={onClose}>
      <Radio.Group
        className={styles.choices}
        aria-label="Who can see them"
        value={access}
        onChange={({ target }) => setAccess(accessLevels.find((level) => level === target.value) ?? access)}
      >
        {accessLevels.map((level) => (
          <Radio key={level} value={level}>
            {accessLooks[level].label}
            <span className={styles.hint}>{hints[level]}</span>
          </Radio>
        ))}
      </Radio.Group>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" loading={isPending} onClick={() => void run(ids, access)}>
          Change access
        </Button>
      </div>
    </Modal>
  );
}
