import { useApiClient } from '@rostrum/remote-runtime';
import { AttachmentField, createGuestUploadCalls, useAttachments, type PickedFile } from '@rostrum/uploads';
import { useEffect } from 'react';
import { fieldId } from './field-id.ts';
import styles from './files-field.module.css';

export interface FilesFieldProps {
  files: readonly PickedFile[];
  /** Key of a guest's files; undefined for signed-in users. */
  guestKey: string | undefined;
  error: string | undefined;
  onAdd: (file: PickedFile) => void;
  onRemove: (id: string) => void;
  /** A file is on its way: what is sent now would go without it. */
  onBusy: (isBusy: boolean) => void;
}

/** Files that go with an inquiry. */
export function FilesField({ files, guestKey, error, onAdd, onRemove, onBusy }: FilesFieldProps) {
  const api = useApiClient();
  const attachments = useAttachments(api, {
    files,
    calls: guestKey === undefined ? undefined : createGuestUploadCalls(api, guestKey),
    onArrived: ({ id, name, size }) => onAdd({ id, name, size }),
  });
  const { isBusy } = attachments;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <fieldset className={styles.files}>
      <legend>
        Files <span>(optional)</span>
      </legend>
      <AttachmentField
        id={fieldId('attachments')}
        attachments={attachments}
        files={files}
        error={error}
        onRemove={onRemove}
      />
    </fieldset>
  );
}
