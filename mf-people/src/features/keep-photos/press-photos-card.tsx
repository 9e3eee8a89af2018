import { photoMediaTypes } from '@rostrum/contracts';
import { maximumPressPhotos, personPhotos, type PressPhoto } from '@rostrum/contracts/people';
import {
  contractQueryOptions,
  tellRefusal,
  useApiClient,
  useContractMutation,
} from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Card, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { FileButton, UploadStatus, useUpload } from '@rostrum/uploads';
import { AddPhotoDialog } from './add-photo-dialog.tsx';
import { PhotoRow } from './photo-row.tsx';
import styles from './press-photos.module.css';

const title = 'Photos for the press';

function PhotoList({ personId, items }: { personId: string; items: readonly PressPhoto[] }) {
  const order = useContractMutation(personPhotos.order, {
    invalidates: ['personPhotos'],
    onError: tellRefusal('Could not move the photo.'),
  });
  /** Swaps a photo with the one after it. */
  const swap = (place: number) => {
    if (order.isPending) return;
    const ids = items.map(({ id }) => id);
    const [first = '', second = ''] = ids.slice(place, place + 2);
    order.mutate({ params: { id: personId }, body: { ids: ids.toSpliced(place, 2, second, first) } });
  };
  return (
    <ol className={styles.list}>
      {items.map((photo, place) => (
        <PhotoRow
          key={photo.id}
          personId={personId}
          photo={photo}
          onMoveUp={place > 0 ? () => swap(place - 1) : undefined}
          onMoveDown={place < items.length - 1 ? () => swap(place) : undefined}
        />
      ))}
    </ol>
  );
}

/** Photos beside the portrait that the press may take from the press kit, each with its credit, in an order. */
export function PressPhotosCard({ id }: { id: string }) {
  const photos = useQuery(contractQueryOptions(personPhotos.list, { params: { id } }));
  const { progress, start, resume, cancel, clear } = useUpload(useApiClient(), 'photo');
  if (photos.isError)
    return (
      <Card title={title}>
        <PanelError onRetry={() => void photos.refetch()} retrying={photos.isFetching} />
      </Card>
    );
  if (!photos.data)
    return (
      <Card title={title}>
        <PageSkeleton label="Loading the photos" variant="detail" />
      </Card>
    );
  const { items } = photos.data;
  const isBusy = progress.step === 'sending' || progress.step === 'checking';
  const preview = progress.step === 'ready' ? progress.upload.preview : null;
  return (
    <Card title={title} hint={`${items.length} of ${maximumPressPhotos}`}>
      <p className="r-secondary">
        Shown in the press kit of the public page, beside the photo of the profile, once the press may use
        them.
      </p>
      {items.length > 0 ? <PhotoList personId={id} items={items} /> : null}
      <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
      {items.length < maximumPressPhotos ? (
        <div className={styles.adding}>
          <FileButton
            label="Photo for the press"
            mediaTypes={photoMediaTypes}
            disabled={isBusy}
            onFile={start}
          >
            Add a photo
          </FileButton>
        </div>
      ) : (
        <p>No more than {maximumPressPhotos}. Remove one to add another.</p>
      )}
      {progress.step === 'ready' && preview ? (
        <AddPhotoDialog
          personId={id}
          uploadId={progress.upload.id}
          preview={preview}
          onAdded={clear}
          onClose={cancel}
        />
      ) : null}
    </Card>
  );
}
