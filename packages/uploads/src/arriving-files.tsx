import { Button } from '@rostrum/ui-kit';
import styles from './attachments.module.css';
import { UploadStatus } from './upload-status.tsx';
import type { ArrivingFile } from './use-attachments.ts';

export interface ArrivingFilesProps {
  arriving: readonly ArrivingFile[];
  onResume: (key: number) => void;
  onCancel: (key: number) => void;
}

/** Files on their way, each with its progress, and those that failed with the way on. */
export const ArrivingFiles = ({ arriving, onResume, onCancel }: ArrivingFilesProps) =>
  arriving.map(({ key, name, progress }) =>
    progress.step === 'failed' ? (
      <div key={key} className={styles.failed} role="alert">
        <span className={styles.fault}>
          {name}: {progress.message}
        </span>
        {progress.canResume ? (
          <Button size="small" onClick={() => onResume(key)}>
            Continue upload
          </Button>
        ) : null}
        <Button size="small" aria-label={`Remove ${name}`} onClick={() => onCancel(key)}>
          Remove
        </Button>
      </div>
    ) : (
      <UploadStatus
        key={key}
        progress={progress}
        onResume={() => onResume(key)}
        onCancel={() => onCancel(key)}
      />
    ),
  );
