import { publicProfiles, type PublicOrganisation } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { PostArticle, postSide } from '@rostrum/public-pages';
import { PageSkeleton, useNow } from '@rostrum/ui-kit';
import styles from './theme-preview.module.css';

/** The newest post as its public page draws it. */
export function PreviewPost({
  companyUsername,
  posts: [first],
}: {
  companyUsername: string;
  posts: PublicOrganisation['posts'];
}) {
  const now = useNow();
  const slug = decodeURIComponent(first?.href.split('/').at(-1) ?? '');
  const post = useQuery({
    ...contractQueryOptions(publicProfiles.post, { params: { company_username: companyUsername, slug } }),
    enabled: first !== undefined,
    retry: false,
  });
  return (
    <div className={styles.profile}>
      {post.data ? (
        <>
          <PostArticle post={post.data} url="" renderCopy={() => null} actions={null} />
          <div className={styles.below}>{postSide(post.data, now)}</div>
        </>
      ) : post.isLoading ? (
        <PageSkeleton variant="detail" label="Loading the preview" />
      ) : (
        <p>
          {first
            ? 'This post could not be loaded.'
            : 'There is no published post yet. The look holds for the first one.'}
        </p>
      )}
    </div>
  );
}
