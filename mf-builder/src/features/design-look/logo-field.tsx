import { photoMediaTypes } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { FileButton, UploadStatus, useUpload } from '@rostrum/uploads';
import { useEffect } from 'react';
import styles from './design-theme.module.css';

/** A logo that was uploaded and is not in the draft yet. */
export interface NewLogo {
  id: string;
  src: string;
}

export interface LogoFieldProps {
  src: string | null;
  onChange: (logo: NewLogo | null) => void;
}

/** The mark of the organisation. Drawings (SVG) are not taken: they may hold script. */
export function LogoField({ src, onChange }: LogoFieldProps) {
  const { progress, start, resume, cancel, clear } = useUpload(useApiClient(), 'logo');
  const ready = progress.step === 'ready' ? progress.upload : undefined;
  useEffect(() => {
    if (!ready?.preview) return;
    onChange({ id: ready.id, src: ready.preview.src });
    clear();
  }, [ready, onChange, clear]);
  const isBusy = progress.step === 'sending' || progress.step === 'checking';
  return (
    <>
      <div className={styles.logo}>
        {src ? <img src={src} alt="Logo" /> : <span className={styles.none}>No logo</span>}
        <FileButton
          label="Logo from your device"
          mediaTypes={photoMediaTypes}
          disabled={isBusy}
          onFile={start}
        >
          {src ? 'Replace logo' : 'Choose a logo'}
        </FileButton>
        {src && !isBusy ? <Button onClick={() => onChange(null)}>Remove logo</Button> : null}
      </div>
      <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
      <p className={styles.note}>
        PNG, JPEG or WebP, at least 64 × 64 pixels. SVG is not accepted: it can carry script.
      </p>
    </>
  );
}
