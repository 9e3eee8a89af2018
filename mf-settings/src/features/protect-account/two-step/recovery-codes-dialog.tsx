import { Button, CopyButton, DownloadIcon, Modal, PrinterIcon } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { downloadText } from './download-text.ts';
import parts from '../security-parts.module.css';
import styles from './recovery-codes-dialog.module.css';

const asText = (codes: readonly string[]) =>
  ['Recovery codes of my Rostrum account. Each works once.', '', ...codes, ''].join('\n');

/** Shows recovery codes, this once. It only closes when the person says that they have them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isKept, setIsKept] = useState(false);
  return (
    <Modal
      open
      title="Keep your recovery codes"
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={480}
      footer={
        <Button type="primary" disabled={!isKept} onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles.dialog}>
        <p>
          When your phone or passkey is lost, one of these codes lets you in. Each works once. They are not
          shown again.
        </p>
        <ul className={`${styles.codes} r-alone-on-paper`} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={parts.buttons}>
          <CopyButton text={codes.join('\n')} label="Copy" copiedLabel="Codes copied" />
          <Button
            icon={<DownloadIcon aria-hidden />}
            onClick={() => downloadText('rostrum-recovery-codes.txt', asText(codes))}
          >
            Download
          </Button>
          <Button icon={<PrinterIcon aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <Checkbox checked={isKept} onChange={(event) => setIsKept(event.target.checked)}>
          I have kept them where only I can find them
        </Checkbox>
      </div>
    </Modal>
  );
}
