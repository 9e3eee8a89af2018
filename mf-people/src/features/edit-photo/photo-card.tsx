import type { PersonDetail } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { UploadStatus, useUpload } from '@rostrum/uploads';
import { Avatar, Button, Card, ConfirmButton, PageSkeleton, notify } from '@rostrum/ui-kit';
import { Suspense, lazy, useState } from 'react';
import { PhotoChooser } from './photo-chooser.tsx';
import { useRemovePhoto } from './photo.mutations.ts';
import styles from './photo-card.module.css';

// Loaded with the first photo that is cropped: most visits leave it as it is.
const PhotoForm = lazy(async () => ({ default: (await import('./photo-form.tsx')).PhotoForm }));

const noWords = { alt: '', credit: '', press_approved: false };
const wordsOf = (photo: PersonDetail['photo']) => ({
  alt: photo?.alt ?? '',
  credit: photo?.credit ?? '',
  press_approved: photo?.press_approved ?? false,
});

export interface PhotoCardProps {
  person: PersonDetail;
  isOwn?: boolean;
}

/** The photo of a profile: uploaded, cropped, described, replaced or removed. */
export function PhotoCard({ person, isOwn = false }: PhotoCardProps) {
  const personId = isOwn ? undefined : person.id;
  const { progress, start, resume, cancel, clear } = useUpload(useApiClient(), 'photo');
  const [isCropping, setIsCropping] = useState(false);
  const takeOff = useRemovePhoto(personId);
  const remove = () =>
    takeOff().then(
      () => void notify.success({ title: 'Photo removed.' }),
      (error: unknown) =>
        void notify.error({
          title: 'Could not remove the photo.',
          description: error instanceof Error ? error.message : undefined,
        }),
    );
  const [isFormClosed, setIsFormClosed] = useState(false);
  const { photo } = person;
  const uploaded =
    progress.step === 'ready' && progress.upload.preview
      ? { upload_id: progress.upload.id, ...progress.upload.preview, focus: { x: 50, y: 50 } }
      : undefined;
  const source = uploaded ?? (isCropping ? photo?.source : undefined);
  const leave = () => {
    setIsFormClosed(true);
    setIsCropping(false);
    if (uploaded) cancel();
  };
  const finish = () => {
    setIsFormClosed(true);
    setIsCropping(false);
    clear();
  };
  if (source)
    return (
      <Card title="Photo">
        <Suspense fallback={<PageSkeleton label="Loading the photo" variant="detail" />}>
          <PhotoForm
            key={source.upload_id}
            source={source}
            words={uploaded ? noWords : wordsOf(photo)}
            version={person.version}
            personId={personId}
            isNew={uploaded !== undefined}
            onSaved={finish}
            onCancel={leave}
          />
        </Suspense>
      </Card>
    );
  const isBusy = progress.step === 'sending' || progress.step === 'checking';
  return (
    <Card title="Photo">
      <PhotoChooser
        onChoose={start}
        isDisabled={isBusy}
        takesFocus={isFormClosed}
        label={photo ? 'Replace photo' : 'Choose a photo'}
      >
        <Avatar
          src={person.image}
          firstname={person.firstname}
          lastname={person.lastname}
          username={person.username}
          width={112}
          height={112}
          rounded={false}
          fontSize={32}
          decorative
        />
        <div className={styles.about}>
          {photo ? (
            <dl className={styles.facts}>
              <div>
                <dt>Description</dt>
                <dd>{photo.alt ?? 'None'}</dd>
              </div>
              <div>
                <dt>Credit</dt>
                <dd>{photo.credit ?? 'None'}</dd>
              </div>
              <div>
                <dt>Press use</dt>
                <dd>{photo.press_approved ? 'Approved' : 'Not approved'}</dd>
              </div>
            </dl>
          ) : (
            <p>A published profile needs a photo.</p>
          )}
          <p className={styles.hint}>
            JPEG, PNG or WebP, at least 200 × 200 pixels, up to 20 MB. Drop it here, or choose it from your
            device.
          </p>
        </div>
      </PhotoChooser>
      <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
      {photo && !isBusy ? (
        <div className={styles.actions}>
          {photo.source ? <Button onClick={() => setIsCropping(true)}>Edit photo</Button> : null}
          {person.status === 'published' ? null : (
            <ConfirmButton title="Remove the photo?" confirmLabel="Remove photo" onConfirm={remove}>
              Remove photo
            </ConfirmButton>
          )}
        </div>
      ) : null}
    </Card>
  );
}
