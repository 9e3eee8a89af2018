import { Button, CopyButton, Modal } from '@rostrum/ui-kit';
import styles from './integrations.module.css';

export interface Shown {
  title: string;
  explanation: string;
  /** What belongs to the secret and is no secret itself. */
  identifier?: { label: string; text: string };
  text: string;
}

/** A secret that is shown now and never again. */
export const ShownOnce = ({
  title,
  explanation,
  identifier,
  text,
  onClose,
}: Shown & { onClose: () => void }) => (
  <Modal
    open
    title={title}
    onCancel={onClose}
    footer={
      <Button type="primary" onClick={onClose}>
        I have kept it
      </Button>
    }
  >
    <p>{explanation}</p>
    {identifier ? (
      <div className={styles.secret}>
        <span>{identifier.label}</span>
        <code>{identifier.text}</code>
        <CopyButton text={identifier.text} label={`Copy ${identifier.label}`} copiedLabel="Copied" />
      </div>
    ) : null}
    <div className={styles.secret}>
      <code>{text}</code>
      <CopyButton text={text} label="Copy" copiedLabel="Copied" />
    </div>
  </Modal>
);
