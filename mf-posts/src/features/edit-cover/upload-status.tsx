import type { UploadProgress } from '@rostrum/uploads';
import { Button, LiveRegion } from '@rostrum/ui-kit';
import styles from './cover-card.module.css';

function messageOf(progress: UploadProgress): string {
  if (progress.step === 'sending') return `Uploading ${progress.name}`;
  if (progress.step === 'checking') return `Checking ${progress.name}`;
  return '';
}

/** How far the picture is, or why it ended, with the next step. */
export function UploadStatus({
  progress,
  onResume,
  onCancel,
}: {
  progress: UploadProgress;
  onResume: () => void;
  onCancel: () => void;
}) {
  const message = messageOf(progress);
  return (
    <>
      <LiveRegion message={message} />
      {progress.step === 'sending' || progress.step === 'checking' ? (
        <div className={styles.status}>
          <span className={styles.file}>{message}</span>
          <progress
            aria-label={message}
            max={100}
            {...(progress.step === 'sending' && { value: Math.floor((progress.sent / progress.size) * 100) })}
          />
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
