import { formatDay, formatFileSize } from '@rostrum/contracts';
import { Button, DownloadIcon } from '@rostrum/ui-kit';
import { useProof } from './use-proof.tsx';
import { useDownloadRecords, useRecordsFile } from './records.queries.ts';
import styles from './hand-on-records.module.css';

/** The file that was asked for last, until its time is over. Nothing where there is none. */
export function RecordsFile() {
  const item = useRecordsFile().data?.item;
  const { proved, dialog } = useProof();
  const download = useDownloadRecords(proved);
  if (!item) return null;
  return (
    <div className={styles.file}>
      <p role="status">
        {item.state === 'making'
          ? 'Your file of inquiries is being made. We email you when it is ready.'
          : item.state === 'failed' || item.expires_at === null
            ? 'The file of inquiries could not be made. Ask for it again.'
            : `File of inquiries, ${formatFileSize(item.size)}, until ${formatDay(item.expires_at)}. Only you can download it. Read it before you hand it on.`}
      </p>
      {item.state === 'ready' ? (
        <Button icon={<DownloadIcon aria-hidden size={16} />} onClick={() => download(item.id)}>
          Download file
        </Button>
      ) : null}
      {dialog}
    </div>
  );
}
