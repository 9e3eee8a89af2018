import { formatFileSize, uploadLimitBytes, type Upload } from '@rostrum/contracts';
import { maximumVideoFiles, personVideos, videoEndings } from '@rostrum/contracts/people';
import { contractQueryOptions, useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Card, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { ArrivingFiles, FileButton, useAttachments } from '@rostrum/uploads';
import { VideoRow } from './video-row.tsx';
import styles from './videos-card.module.css';

const title = 'Video files';

/** `Evening_news-2026.mp4` as a title: `Evening news-2026`. */
const toTitle = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 200) || 'Video';

/** Videos that are files, beside those that are elsewhere: uploaded, named, captioned and removed. */
export function VideosCard({ id }: { id: string }) {
  const videos = useQuery(contractQueryOptions(personVideos.list, { params: { id } }));
  const add = useContractMutation(personVideos.add);
  const items = videos.data?.items ?? [];
  const {
    arriving,
    isBusy,
    notice,
    add: begin,
    resume,
    cancel,
  } = useAttachments(useApiClient(), {
    purpose: 'video',
    most: maximumVideoFiles,
    fullNotice: `A profile holds ${maximumVideoFiles} video files.`,
    files: items.map((video) => ({ id: video.id, name: video.title, size: video.size })),
    onArrived: async ({ id: uploadId, name }: Upload) => {
      await add.mutateAsync({ params: { id }, body: { title: toTitle(name), upload_id: uploadId } });
    },
  });
  if (videos.isError)
    return (
      <Card title={title}>
        <PanelError onRetry={() => void videos.refetch()} retrying={videos.isFetching} />
      </Card>
    );
  if (!videos.data)
    return (
      <Card title={title}>
        <PageSkeleton label="Loading the videos" variant="detail" />
      </Card>
    );
  return (
    <Card title={title} hint={`${items.length} of ${maximumVideoFiles}`}>
      <p className="r-secondary">
        MP4 or WebM, up to {formatFileSize(uploadLimitBytes)} each. The public page plays them, never by
        itself, and not in safety mode. Videos at YouTube or Vimeo belong in the sections.
      </p>
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((video) => (
            <VideoRow key={video.id} personId={id} video={video} />
          ))}
        </ul>
      ) : null}
      <ArrivingFiles arriving={arriving} onResume={resume} onCancel={cancel} />
      {notice ? <p role="alert">{notice}</p> : null}
      <div className={styles.adding}>
        <FileButton
          label="Video from your device"
          mediaTypes={videoEndings}
          disabled={isBusy || items.length >= maximumVideoFiles}
          onFile={(file) => begin([file])}
        >
          Upload a video
        </FileButton>
      </div>
    </Card>
  );
}
