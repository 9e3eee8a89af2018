import { minimumPictures, photoMediaTypes } from '@rostrum/contracts';
import { postEditing, type PostDetail } from '@rostrum/contracts/posts';
import { tellRefusal, useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, ConfirmButton, PageSkeleton } from '@rostrum/ui-kit';
import { FileButton, UploadStatus, useUpload } from '@rostrum/uploads';
import { lazy, Suspense, useState } from 'react';
import styles from './cover-card.module.css';

export interface CoverCardProps {
  post: PostDetail;
  isReadOnly: boolean;
  /** A cover is a version of its own. */
  change: (work: (post: PostDetail) => Promise<PostDetail>) => Promise<PostDetail | null>;
}

// Comes with the first cover that is described or cropped: most visits leave it as it is.
const CoverForm = lazy(async () => ({ default: (await import('./cover-form.tsx')).CoverForm }));

const { width: minimumWidth, height: minimumHeight } = minimumPictures.cover;

/** The picture at the head of the post: uploaded, described, replaced or removed. */
export function CoverCard({ post, isReadOnly, change }: CoverCardProps) {
  const { progress, start, resume, cancel, clear } = useUpload(useApiClient(), 'cover');
  const [isDescribing, setIsDescribing] = useState(false);
  const remove = useContractMutation(postEditing.removeCover, {
    onError: tellRefusal('Could not remove the cover.'),
  });
  const { cover } = post;
  const uploaded = progress.step === 'ready' ? progress.upload : undefined;
  const leave = () => {
    setIsDescribing(false);
    if (uploaded) cancel();
  };
  if (uploaded?.preview || (isDescribing && cover))
    return (
      <Card title="Cover">
        <Suspense fallback={<PageSkeleton label="Loading the cover" variant="detail" />}>
          <CoverForm
            key={uploaded?.id ?? 'present'}
            post={post}
            source={uploaded ? uploaded.preview : (cover?.source ?? null)}
            uploadId={uploaded?.id}
            change={change}
            onSaved={() => {
              setIsDescribing(false);
              clear();
            }}
            onCancel={leave}
          />
        </Suspense>
      </Card>
    );
  const isBusy = progress.step === 'sending' || progress.step === 'checking';
  return (
    <Card title="Cover">
      {cover ? (
        <figure className={styles.cover}>
          <img
            src={cover.src}
            alt={cover.alt}
            style={{ objectPosition: `${cover.focus.x}% ${cover.focus.y}%` }}
          />
          <figcaption>
            {cover.alt}
            {cover.credit ? <span className={styles.credit}>Credit: {cover.credit}</span> : null}
          </figcaption>
        </figure>
      ) : (
        <p className={styles.hint}>
          JPEG, PNG or WebP, at least {minimumWidth} × {minimumHeight} pixels, up to 20 MB. A published post
          needs one.
        </p>
      )}
      <UploadStatus progress={progress} onResume={resume} onCancel={cancel} />
      {isReadOnly ? null : (
        <div className={styles.actions}>
          <FileButton
            label="Cover from your device"
            mediaTypes={photoMediaTypes}
            disabled={isBusy}
            onFile={start}
          >
            {cover ? 'Replace cover' : 'Choose a cover'}
          </FileButton>
          {cover && !isBusy ? (
            <Button onClick={() => setIsDescribing(true)}>
              {cover.source ? 'Edit cover' : 'Edit description'}
            </Button>
          ) : null}
          {cover && !isBusy && post.status !== 'published' ? (
            <ConfirmButton
              title="Remove the cover?"
              confirmLabel="Remove cover"
              onConfirm={async () => {
                await change(() => remove.mutateAsync({ params: { id: post.id } })).catch(() => undefined);
              }}
            >
              Remove cover
            </ConfirmButton>
          ) : null}
        </div>
      )}
    </Card>
  );
}
