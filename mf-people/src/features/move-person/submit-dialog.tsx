import type { PersonDetail } from '@rostrum/contracts';
import { Button, CircleCheckIcon, CircleDashedIcon, Modal } from '@rostrum/ui-kit';
import styles from './submit-dialog.module.css';

export interface SubmitDialogProps {
  person: PersonDetail;
  /** The reader's own profile. */
  isOwn: boolean;
  /** Everything that publishing needs; `target` is empty where there is no field to jump to. */
  parts: readonly { label: string; target: string; isMissing: boolean }[];
  /** Takes the reader to the part of the page with this id. */
  onJump: (target: string) => void;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before a profile is submitted for review, with everything that publishing needs and what of it is missing. */
export function SubmitDialog({
  person,
  isOwn,
  parts,
  onJump,
  isPending,
  onSubmit,
  onClose,
}: SubmitDialogProps) {
  const missing = parts.filter(({ isMissing }) => isMissing).length;
  const name = isOwn ? 'your profile' : `${person.name}’s profile`;

  /** Closing gives the focus back to the button first. */
  function leaveFor(target: string): void {
    onClose();
    requestAnimationFrame(() => onJump(target));
  }

  return (
    <Modal
      open
      width={460}
      title={`Submit ${name} for review`}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {missing > 0 ? 'Keep editing' : 'Cancel'}
        </Button>,
        <Button
          key="submit"
          type={missing > 0 ? 'default' : 'primary'}
          loading={isPending}
          onClick={onSubmit}
        >
          {missing > 0 ? 'Submit anyway' : 'Submit for review'}
        </Button>,
      ]}
    >
      <p>
        {missing === 0
          ? 'Nothing is missing. A colleague who can publish profiles reviews it, then publishes it or sends it back with a comment.'
          : `${missing} of the ${parts.length} parts that a public profile needs ${missing === 1 ? 'is' : 'are'} missing. The reviewer can’t publish it until ${missing === 1 ? 'it is' : 'they are'} added.`}
      </p>
      <ul className={styles.rows} aria-label="What publishing needs">
        {parts.map(({ label, target, isMissing }) => (
          <li key={`${target} ${label}`} data-missing={isMissing || undefined}>
            {isMissing ? <CircleDashedIcon aria-hidden /> : <CircleCheckIcon aria-hidden />}
            {isMissing && target !== '' ? (
              <Button type="link" size="small" onClick={() => leaveFor(target)}>
                {label}
              </Button>
            ) : (
              <span>{label}</span>
            )}
            <span className={styles.state}>{isMissing ? 'Missing' : 'Done'}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
