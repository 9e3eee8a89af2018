import { formatFileSize } from '@rostrum/contracts';
import { captionsEnding, personVideos, type PersonVideo } from '@rostrum/contracts/people';
import { tellRefusal, useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, notify } from '@rostrum/ui-kit';
import { ArrivingFiles, FileButton, useAttachments } from '@rostrum/uploads';
import { useState } from 'react';
import { VideoDialog } from './video-dialog.tsx';
import styles from './videos-card.module.css';

/** One video of a profile: played, renamed, captioned or removed. */
export function VideoRow({ personId, video }: { personId: string; video: PersonVideo }) {
  const [isEditing, setIsEditing] = useState(false);
  const { id, title, src, size, scan, captions, version } = video;
  const params = { id: personId, video_id: id };
  const change = useContractMutation(personVideos.change);
  const remove = useContractMutation(personVideos.remove, {
    onSuccess: () => notify.success({ title: `Removed: ${title}` }),
    onError: tellRefusal('Could not remove the video.'),
  });
  const { arriving, isBusy, notice, add, resume, cancel } = useAttachments(useApiClient(), {
    purpose: 'captions',
    most: 1,
    fullNotice: 'A video has one file of captions. Choose one.',
    files: [],
    onArrived: async ({ id: uploadId }) => {
      await change.mutateAsync({ params, body: { captions_upload_id: uploadId, version } });
    },
  });
  const dropCaptions = () =>
    change
      .mutateAsync({ params, body: { captions_upload_id: null, version } })
      .then(
        () => void notify.success({ title: 'Captions removed.' }),
        tellRefusal('Could not remove the captions.'),
      );
  return (
    <li className={styles.row}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are what is added below */}
      <video className={styles.video} controls preload="none" playsInline src={src} aria-label={title}>
        {captions && <track kind="captions" src={captions.src} label="Captions" default />}
      </video>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className="r-secondary">
          {formatFileSize(size)}, {scan === 'clean' ? 'no virus found' : 'not scanned for viruses'},{' '}
          {captions
            ? `captions: ${captions.name}`
            : 'no captions, so people who cannot hear it miss what is said'}
        </span>
        <ArrivingFiles arriving={arriving} onResume={resume} onCancel={cancel} />
        {notice ? <p role="alert">{notice}</p> : null}
        <div className={styles.actions}>
          <FileButton
            label={`Captions of ${title} from your device`}
            mediaTypes={[captionsEnding]}
            disabled={isBusy}
            onFile={(file) => add([file])}
          >
            {captions ? 'Replace captions' : 'Add captions (WebVTT)'}
          </FileButton>
          {captions ? (
            <ConfirmButton
              title="Remove the captions?"
              confirmLabel="Remove captions"
              onConfirm={dropCaptions}
            >
              Remove captions
            </ConfirmButton>
          ) : null}
          <Button aria-label={`Rename ${title}`} onClick={() => setIsEditing(true)}>
            Rename
          </Button>
          <ConfirmButton
            aria-label={`Remove ${title}`}
            title="Remove the video?"
            confirmLabel="Remove video"
            onConfirm={() => remove.mutateAsync({ params }).then(() => undefined)}
          >
            Remove
          </ConfirmButton>
        </div>
      </div>
      {isEditing ? (
        <VideoDialog personId={personId} video={video} onClose={() => setIsEditing(false)} />
      ) : null}
    </li>
  );
}
