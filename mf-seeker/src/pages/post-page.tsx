import { publicPaths } from '@rostrum/contracts';
import { PostArticle, postSide } from '@rostrum/public-pages';
import { useParams } from '@rostrum/remote-runtime/router';
import { PageSkeleton, useNow } from '@rostrum/ui-kit';
import { BookmarkButton } from '../features/keep-bookmarks/bookmark-button.tsx';
import { useReadPublication } from '../features/send-inquiry/read-before.ts';
import { usePublicPost } from '../features/read-publication/publications.queries.ts';
import { useSeen, useVisit } from '../features/report-visits/use-visit.ts';
import { CopyQuotation } from '../features/view-person/copy-quotation.tsx';
import { ShareButton } from '../features/view-person/share-button.tsx';
import { paths } from '../paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicUnavailable } from './public-unavailable.tsx';

/** A published post, and the experts behind it. */
export function PostPage() {
  const { company_username = '', slug = '' } = useParams();
  const post = usePublicPost({ company_username, slug });
  const now = useNow();
  const report = useVisit(
    company_username,
    post.data ? { name: 'post_view', entity_id: post.data.id } : null,
  );
  useReadPublication(company_username, post.isSuccess);
  if (post.isPending) return <PageSkeleton variant="detail" label="Loading post" />;
  if (post.isError)
    return (
      <PublicUnavailable
        error={post.error}
        noun="post"
        organisationHref={paths.organization.href(company_username)}
        isRetrying={post.isFetching}
        onRetry={() => void post.refetch()}
      />
    );
  return (
    <PublicFrame
      title={post.data.title}
      organisation={post.data.organisation}
      aside={postSide(post.data, now)}
    >
      <Reading companyUsername={company_username} entityId={post.data.id} />
      <PostArticle
        post={post.data}
        url={window.location.origin + publicPaths.post(post.data.organisation.company_username, slug)}
        renderCopy={(copied) => <CopyQuotation text={copied} />}
        actions={
          // What is under embargo is in no list, a reader's own among them, and not passed on.
          post.data.embargo_until === null ? (
            <>
              <BookmarkButton
                hasLabel
                reference={{ type: 'post', postid: post.data.id }}
                name={post.data.title}
              />
              <ShareButton onShare={() => report({ name: 'share', entity_id: post.data.id })} />
            </>
          ) : null
        }
      />
    </PublicFrame>
  );
}

function Reading({ companyUsername, entityId }: { companyUsername: string; entityId: string }) {
  useSeen(companyUsername, { entityId });
  return null;
}
