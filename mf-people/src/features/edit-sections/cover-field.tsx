import { photoMediaTypes } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { TextField, useContractField } from '@rostrum/ui-kit/form';
import { FileButton, UploadStatus, useUpload } from '@rostrum/uploads';
import { useEffect } from 'react';
import styles from './cover-field.module.css';

/** The picture of an entry: uploaded, exchanged or taken off. It is the entry's once the entry is saved. */
export function CoverField() {
  const { field: upload, label, error } = useContractField('cover_upload_id');
  const { field: shown } = useContractField('cover');
  const { progress, start, resume, cancel } = useUpload(useApiClient(), 'cover');
  const arrived = progress.step === 'ready' ? progress.upload : undefined;
  const { onChange: setUpload } = upload;
  const { onChange: setShown } = shown;
  useEffect(() => {
    if (!arrived?.preview) return;
    setUpload(arrived.id);
    setShown(arrived.preview.src);
  }, [arrived, setUpload, setShown]);
  const hasCover = typeof upload.value === 'string';
  const remove = () => {
    cancel();
    setUpload(null);
    setShown(undefined);
  };
  return (
    <fieldset className={styles.cover}>
      <legend>{label}</legend>
      {hasCover && typeof shown.value === 'string' ? (
        <img className={styles.picture} src={shown.value} alt="" />
      ) : null}
      <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
      {error ? <p role="alert">{error}</p> : null}
      <div className={styles.actions}>
        <FileButton
          label="Cover picture from your device"
          mediaTypes={photoMediaTypes}
          disabled={progress.step === 'sending' || progress.step === 'checking'}
          onFile={start}
        >
          {hasCover ? 'Replace picture' : 'Choose a picture'}
        </FileButton>
        {hasCover ? <Button onClick={remove}>Remove picture</Button> : null}
      </div>
      {hasCover ? (
        <TextField name="cover_alt" isRequired isCounted />
      ) : (
        <p className="r-secondary">JPEG, PNG or WebP, 600 × 315 pixels or more.</p>
      )}
    </fieldset>
  );
}
