import { postPreview } from '@rostrum/contracts/posts';
import { useApiClient } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { PageSkeleton, PanelError } from '@rostrum/ui-kit';
import type { Device } from './devices.ts';
import { DeviceFrame } from './device-frame.tsx';
import type { PreviewWords } from './preview-words.ts';
import { SharePreview } from './share-preview.tsx';
import styles from './post-preview.module.css';

export interface PostPreviewProps {
  postId: string;
  device: Device;
  /** What stands in the editor now. */
  words: PreviewWords;
}

/** The post as its public page will be, with what is typed and not saved yet. */
export function PostPreview({ postId, device, words }: PostPreviewProps) {
  const api = useApiClient();
  const preview = useQuery({
    queryKey: ['post-previews', postId, words],
    queryFn: () => api.call(postPreview.draw, { params: { id: postId }, body: words }),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (preview.isError)
    return (
      <PanelError
        message="Could not draw the preview."
        onRetry={() => void preview.refetch()}
        retrying={preview.isFetching}
      />
    );
  if (!preview.data) return <PageSkeleton label="Drawing the preview" variant="detail" />;
  const { document, search, share_image } = preview.data;
  return (
    <div className={styles.preview}>
      <DeviceFrame device={device} title={`Preview on ${device}`} html={document} />
      <SharePreview search={search} image={share_image} />
    </div>
  );
}
