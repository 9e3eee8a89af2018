import { photoMediaTypes, type PicturePurpose } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { FileButton, UploadStatus, useUpload } from '@rostrum/uploads';
import { useEffect } from 'react';
import styles from './design-theme.module.css';

/** A picture that was uploaded and is not in the draft yet. */
export interface NewPicture {
  id: string;
  src: string;
}

export interface PictureFieldProps {
  /** As buttons name it: `logo`. */
  noun: string;
  purpose: PicturePurpose;
  src: string | null;
  note: string;
  /** The ground that the picture was drawn for; it is shown on it whatever mode the page is in. */
  ground?: 'light' | 'dark' | undefined;
  onChange: (picture: NewPicture | null) => void;
}

const capitalise = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;

/** A picture of the organisation. Drawings (SVG) are not taken: they may hold script. */
export function PictureField({ noun, purpose, src, note, ground, onChange }: PictureFieldProps) {
  const { progress, start, resume, cancel, clear } = useUpload(useApiClient(), purpose);
  const ready = progress.step === 'ready' ? progress.upload : undefined;
  useEffect(() => {
    if (!ready?.preview) return;
    onChange({ id: ready.id, src: ready.preview.src });
    clear();
  }, [ready, onChange, clear]);
  const isBusy = progress.step === 'sending' || progress.step === 'checking';
  return (
    <>
      <div className={styles.picture}>
        {src ? (
          <img className={ground && styles[ground]} src={src} alt={capitalise(noun)} />
        ) : (
          <span className={styles.none}>{`No ${noun}`}</span>
        )}
        <FileButton
          label={`${capitalise(noun)} from your device`}
          mediaTypes={photoMediaTypes}
          disabled={isBusy}
          onFile={start}
        >
          {src ? `Replace ${noun}` : `Choose ${noun}`}
        </FileButton>
        {src && !isBusy ? <Button onClick={() => onChange(null)}>{`Remove ${noun}`}</Button> : null}
      </div>
      <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
      <p className={styles.note}>{note}</p>
    </>
  );
}
