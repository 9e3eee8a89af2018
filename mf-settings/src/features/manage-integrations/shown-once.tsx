import { Button, CopyButton, Modal } from '@rostrum/ui-kit';
import styles from './integrations.module.css';

export interface Shown {
  title: string;
  explanation: string;
  text: string;
}

/** A secret that is shown now and never again. */
export const ShownOnce = ({ title, explanation, text, onClose }: Shown & { onClose: () => void }) => (
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
    <div className={styles.secret}>
      <code>{text}</code>
      <CopyButton text={text} label="Copy" copiedLabel="Copied" />
    </div>
  </Modal>
);
