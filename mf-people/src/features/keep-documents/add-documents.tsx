import type { Upload } from '@rostrum/contracts';
import {
  maximumDocuments,
  personDocuments,
  type DocumentKind,
  type PersonDocument,
} from '@rostrum/contracts/people';
import { useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Button, UploadIcon } from '@rostrum/ui-kit';
import { ArrivingFiles, useAttachments } from '@rostrum/uploads';
import { useRef } from 'react';
import styles from './documents-card.module.css';

const labels: Record<DocumentKind, string> = { cv: 'Upload a CV', document: 'Upload documents' };

/** `Curriculum_vitae-2026.pdf` as a title: `Curriculum vitae-2026`. */
const toTitle = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 120) || 'Document';

interface AddDocumentsProps {
  personId: string;
  kind: DocumentKind;
  known: readonly PersonDocument[];
}

/** Uploads a CV, or several documents at once; each is on the profile once the server has checked it. */
export function AddDocuments({ personId, kind, known }: AddDocumentsProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = useContractMutation(personDocuments.add);
  const most = maximumDocuments[kind];
  const isFull = known.length >= most;
  const {
    arriving,
    notice,
    add: begin,
    resume,
    cancel,
  } = useAttachments(useApiClient(), {
    purpose: 'document',
    most,
    fullNotice:
      kind === 'cv' ? 'A profile has one CV. Choose one file.' : `A profile holds ${most} documents.`,
    files: known,
    onArrived: async ({ id, name }: Upload) => {
      await add.mutateAsync({
        params: { id: personId },
        body: { kind, title: toTitle(name), upload_id: id },
      });
    },
  });
  return (
    <div className={styles.add}>
      <input
        ref={input}
        className="r-visually-hidden"
        type="file"
        multiple={kind === 'document'}
        accept=".pdf,.docx"
        aria-label={labels[kind]}
        tabIndex={-1}
        onChange={({ target }) => {
          begin([...(target.files ?? [])]);
          // The same file once more is a change as well.
          target.value = '';
        }}
      />
      <ArrivingFiles arriving={arriving} onResume={resume} onCancel={cancel} />
      <Button
        size="small"
        icon={<UploadIcon aria-hidden size={14} />}
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        {labels[kind]}
      </Button>
      {notice ? <p role="alert">{notice}</p> : null}
    </div>
  );
}
