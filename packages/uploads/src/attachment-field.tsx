import { formatFileSize, maximumAttachments } from '@rostrum/contracts';
import { Button, PaperclipIcon, XIcon } from '@rostrum/ui-kit';
import { useRef } from 'react';
import { ArrivingFiles } from './arriving-files.tsx';
import styles from './attachments.module.css';
import type { AttachmentsHandle, PickedFile } from './use-attachments.ts';

export interface AttachmentFieldProps {
  attachments: AttachmentsHandle;
  files: readonly PickedFile[];
  onRemove: (id: string) => void;
  /** Of the button, for a list of errors that leads to it. */
  id?: string;
  error?: string | undefined;
  disabled?: boolean;
}

/** What the file dialog offers first; the server goes by the content. */
const accept =
  '.pdf,.rtf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.csv,.md,.srt,.vtt,image/jpeg,image/png,image/gif,image/webp,image/heic,image/tiff,audio/*,video/mp4,video/quicktime,video/webm';

/** Chooses files for a message, and shows those that have arrived, are on their way, or failed. */
export function AttachmentField({ attachments, files, onRemove, id, error, disabled }: AttachmentFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { arriving, notice, add, resume, cancel } = attachments;
  const problem = error ?? notice;
  const remove = (work: () => void) => () => {
    work();
    // What was pressed goes away with its file.
    button.current?.focus();
  };
  return (
    <div className={styles.field}>
      <input
        ref={input}
        className="r-visually-hidden"
        type="file"
        multiple
        accept={accept}
        aria-label="Files from your device"
        tabIndex={-1}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file once more is a change as well.
          target.value = '';
        }}
      />
      {files.length > 0 ? (
        <ul className={styles.files} aria-label="Attached files">
          {files.map(({ id: fileId, name, size }) => (
            <li key={fileId} className={styles.picked}>
              <PaperclipIcon aria-hidden size={16} />
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.about}>{formatFileSize(size)}</span>
              <Button
                type="text"
                size="small"
                aria-label={`Remove ${name}`}
                icon={<XIcon aria-hidden size={16} />}
                onClick={remove(() => onRemove(fileId))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <ArrivingFiles arriving={arriving} onResume={resume} onCancel={(key) => remove(() => cancel(key))()} />
      <div className={styles.choose}>
        <Button
          ref={button}
          id={id}
          size="small"
          icon={<PaperclipIcon aria-hidden size={16} />}
          disabled={disabled === true || files.length >= maximumAttachments}
          aria-describedby={problem && id ? `${id}-note` : undefined}
          onClick={() => input.current?.click()}
        >
          Attach files
        </Button>
        {problem ? (
          <span id={id && `${id}-note`} className={styles.fault} role="alert">
            {problem}
          </span>
        ) : (
          <span className={styles.about}>Up to {maximumAttachments} files of 20 MB</span>
        )}
      </div>
    </div>
  );
}
