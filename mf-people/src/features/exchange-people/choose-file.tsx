import { useEffect, useRef } from 'react';
import { csvOf, formatNumber } from '@rostrum/contracts';
import { maximumPersonRows, personImports, type PersonImport } from '@rostrum/contracts/people';
import { useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, DownloadIcon, UploadIcon } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { UploadStatus, useUpload } from '@rostrum/uploads';
import { saveFile } from './export-people.ts';
import { exampleHead } from './import-words.ts';
import styles from './import.module.css';

/** Takes a table to the server, which reads its columns. */
export function ChooseFile({ onOpened }: { onOpened: (opened: PersonImport) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { progress, start, resume, cancel, clear } = useUpload(useApiClient(), 'csv');
  const open = useContractMutation(personImports.open);
  const { mutate } = open;
  const ready = progress.step === 'ready' ? progress.upload.id : undefined;
  const taken = useRef<string | undefined>(undefined);
  useEffect(() => {
    // Once for each file that arrived.
    if (ready === undefined || taken.current === ready) return;
    taken.current = ready;
    mutate({ body: { upload_id: ready } }, { onSuccess: onOpened, onError: clear });
  }, [ready, mutate, onOpened, clear]);
  const isBusy = progress.step === 'sending' || progress.step === 'checking' || open.isPending;
  return (
    <Card title="Choose a CSV file or Excel workbook">
      <div className={styles.choose}>
        <p className={styles.quiet}>
          One row names the columns; titles above it are skipped. Only the first sheet of a workbook (.xlsx)
          is read. Up to {formatNumber(maximumPersonRows)} rows and 20 MB. Everyone is added as a draft, and
          you see what happens before anything is saved.
        </p>
        <div className={styles.buttons}>
          <input
            ref={input}
            className="r-visually-hidden"
            type="file"
            accept=".csv,.tsv,.tab,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label="Choose file from your device"
            tabIndex={-1}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) start(file);
              // The same file once more is a change as well.
              target.value = '';
            }}
          />
          <Button
            type="primary"
            icon={<UploadIcon aria-hidden size={16} />}
            loading={isBusy}
            onClick={() => input.current?.click()}
          >
            Choose file
          </Button>
          <Button
            icon={<DownloadIcon aria-hidden size={16} />}
            onClick={() => saveFile([csvOf([exampleHead])], 'people-template.csv')}
          >
            Download a template
          </Button>
        </div>
        <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
        {open.error ? <Alert type="error" showIcon title={open.error.message} /> : null}
      </div>
    </Card>
  );
}
