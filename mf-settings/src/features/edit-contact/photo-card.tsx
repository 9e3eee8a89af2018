import { photoMediaTypes, settings, type Contact } from '@rostrum/contracts';
import {
  contractQueryKey,
  tellRefusal,
  useApiClient,
  useContractMutation,
  useEmit,
} from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Avatar, Button, Card, notify } from '@rostrum/ui-kit';
import { FileButton, UploadStatus, useUpload } from '@rostrum/uploads';
import { useEffect, useRef } from 'react';
import styles from './photo-card.module.css';

/** The picture of the person: chosen, replaced and removed at once, apart from the form below. */
export function PhotoCard({ contact: { firstname, lastname, image, email } }: { contact: Contact }) {
  const queryClient = useQueryClient();
  const emit = useEmit();
  const button = useRef<HTMLButtonElement>(null);
  const { progress, start, resume, cancel, clear } = useUpload(useApiClient(), 'photo');
  const onSuccess = (next: Contact) => {
    queryClient.setQueryData(contractQueryKey(settings.getContact), next);
    // The header shows it too.
    emit('settings.contact_saved', {});
  };
  const { mutateAsync: show, isPending: isShowing } = useContractMutation(settings.setPhoto, { onSuccess });
  const remove = useContractMutation(settings.removePhoto, { onSuccess });
  const ready = progress.step === 'ready' ? progress.upload.id : undefined;
  useEffect(() => {
    if (ready === undefined) return;
    clear();
    void show({ body: { upload_id: ready } }).then(
      () => notify.success({ title: 'Your photo was saved.' }),
      tellRefusal('Could not save the photo.'),
    );
  }, [ready, show, clear]);
  const isBusy = progress.step === 'sending' || progress.step === 'checking' || isShowing;
  const takeOff = () =>
    void remove.mutateAsync({}).then(() => {
      notify.success({ title: 'Your photo was removed.' });
      button.current?.focus();
    }, tellRefusal('Could not remove the photo.'));
  return (
    <Card title="Photo" className={styles.card}>
      <div className={styles.photo}>
        <Avatar
          src={image}
          firstname={firstname}
          lastname={lastname}
          username={email}
          width={72}
          height={72}
          fontSize={24}
          decorative
        />
        <div className={styles.words}>
          <div className={styles.actions}>
            <FileButton
              ref={button}
              label="Photo from your device"
              mediaTypes={photoMediaTypes}
              disabled={isBusy}
              onFile={start}
            >
              {image ? 'Replace photo' : 'Choose a photo'}
            </FileButton>
            {image && !isBusy ? (
              <Button loading={remove.isPending} onClick={takeOff}>
                Remove photo
              </Button>
            ) : null}
          </div>
          <p className="r-secondary">
            JPEG, PNG or WebP, at least 200 × 200 pixels, up to 20 MB. The middle is shown.
          </p>
        </div>
      </div>
      <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
    </Card>
  );
}
