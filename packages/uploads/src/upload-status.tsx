import { Button, LiveRegion } from '@rostrum/ui-kit';
import styles from './upload-status.module.css';
import type { UploadProgress } from './send-upload.ts';

export interface UploadStatusProps {
  progress: UploadProgress;
  onResume: () => void;
  onCancel: () => void;
}

const toPercent = (sent: number, size: number) => Math.floor((sent / size) * 100);

function getMessage(progress: UploadProgress): string {
  if (progress.step === 'sending') return `Uploading ${progress.name}`;
  if (progress.step === 'checking') return `Checking ${progress.name}`;
  return '';
}

/** How far an upload is, or why it ended, with the next step. */
export function UploadStatus({ progress, onResume, onCancel }: UploadStatusProps) {
  const message = getMessage(progress);
  return (
    <>
      <LiveRegion message={message} />
      {progress.step === 'sending' || progress.step === 'checking' ? (
        <div className={styles.status}>
          <span className={styles.file}>{message}</span>
          {progress.step === 'sending' ? (
            <>
              <progress aria-label={message} max={100} value={toPercent(progress.sent, progress.size)} />
              <span className={styles.percent}>{toPercent(progress.sent, progress.size)}%</span>
            </>
          ) : (
            <progress aria-label={message} />
          )}
          <Button size="small" onClick={onCancel}>
            Cancel upload
          </Button>
        </div>
      ) : null}
      {progress.step === 'failed' ? (
        <div className={styles.status} role="alert">
          <span className={styles.fault}>{progress.message}</span>
          {progress.canResume ? (
            <Button size="small" onClick={onResume}>
              Continue upload
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
