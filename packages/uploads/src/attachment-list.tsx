import { formatFileSize, type Attachment, type AttachmentKind } from '@rostrum/contracts';
import { Button, DownloadIcon, notify } from '@rostrum/ui-kit';
import { useEffect, useRef, useState } from 'react';
import styles from './attachments.module.css';

export interface AttachmentListProps {
  files: readonly Attachment[];
  /** Asks where a file can be fetched. */
  onOpen: (id: string) => Promise<{ path: string }>;
}

const kindWords: Record<AttachmentKind, string> = {
  document: 'Document',
  spreadsheet: 'Spreadsheet',
  presentation: 'Presentation',
  text: 'Text',
  image: 'Picture',
  audio: 'Sound',
  video: 'Video',
};

const scanWords: Record<Attachment['scan'], string> = {
  clean: 'No virus found',
  not_scanned: 'Not scanned for viruses',
};

/** "Document, 312 kB. Not scanned for viruses" */
export const describeAttachment = ({ kind, size, scan }: Attachment): string =>
  `${kindWords[kind]}, ${formatFileSize(size)}. ${scanWords[scan]}`;

function save({ path, name }: { path: string; name: string }): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  link.click();
}

/** The files of a message; each is saved on the device, since none is shown in place. */
export function AttachmentList({ files, onOpen }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Attached files">
      {files.map((file) => (
        <AttachmentItem key={file.id} file={file} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function AttachmentItem({ file, onOpen }: { file: Attachment; onOpen: AttachmentListProps['onOpen'] }) {
  const [isOpening, setIsOpening] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const anchor = `attachment-${file.id}`;
  // A link of a mail leads here, but the thread comes after its page.
  useEffect(() => {
    if (window.location.hash === `#${anchor}`) item.current?.scrollIntoView({ block: 'center' });
  }, [anchor]);
  const open = async () => {
    setIsOpening(true);
    try {
      save({ ...(await onOpen(file.id)), name: file.name });
    } catch (error) {
      notify.error({
        title: `${file.name} could not be downloaded`,
        description: error instanceof Error && error.message ? error.message : 'Try again.',
      });
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <li ref={item} id={anchor} className={styles.item}>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {file.name}
        </span>
        <span className={styles.about}>{describeAttachment(file)}</span>
      </span>
      <Button
        size="small"
        className={styles.download}
        icon={<DownloadIcon aria-hidden size={16} />}
        loading={isOpening}
        aria-label={`Download ${file.name}`}
        onClick={() => void open()}
      >
        Download
      </Button>
    </li>
  );
}
