import { isApiError } from '@rostrum/api-client';
import { isPostEditable } from '@rostrum/contracts/posts';
import { useSession } from '@rostrum/remote-runtime';
import { useNavigate, useParams } from '@rostrum/remote-runtime/router';
import { EmptyState, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useState } from 'react';
import { draftStorage } from '../features/write-post/draft-storage.ts';
import { PostEditor } from './post-editor.tsx';
import { usePost } from '../features/write-post/post.queries.ts';
import { paths } from '../paths.ts';

const back = { label: 'Posts', href: paths.list.href() };

/** One post in its editor. */
export function PostPage() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const post = usePost(id);
  const [round, setRound] = useState(0);
  const draftName = `${user?.identifier ?? ''}.${id}`;
  if (post.isError && isApiError(post.error) && ['not_found', 'invalid_input'].includes(post.error.code))
    return (
      <Page title="Post" back={back}>
        <EmptyState
          title="There is no such post"
          description="It may have been deleted."
          action={
            <LinkButton type="primary" href={paths.list.href()}>
              Go to posts
            </LinkButton>
          }
        />
      </Page>
    );
  if (post.isError)
    return (
      <Page title="Post" back={back}>
        <PanelError onRetry={() => void post.refetch()} retrying={post.isFetching} />
      </Page>
    );
  if (!post.data)
    return (
      <Page title="Post" back={back}>
        <PageSkeleton label="Loading the post" variant="detail" />
      </Page>
    );
  return (
    <PostEditor
      key={`${id} ${round}`}
      post={post.data}
      restored={isPostEditable(post.data.status) ? draftStorage.load(draftName) : null}
      draftName={draftName}
      onReload={() => void post.refetch().then(() => setRound(round + 1))}
      onRemoved={() => void navigate(paths.list.href())}
    />
  );
}
