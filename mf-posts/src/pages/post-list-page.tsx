import { Suspense, lazy, useMemo, useState } from 'react';
import { postListQuery } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { Button, EmptyState, LinkButton, NoMatches, Page, PanelError, PlusIcon } from '@rostrum/ui-kit';
import { DataTable } from '@rostrum/ui-kit/data';
import { kindLabels } from '../features/browse-posts/kind-labels.ts';
import { postColumns } from '../features/browse-posts/post-columns.tsx';
import { PostFilters } from '../features/browse-posts/post-filters.tsx';
import { usePosts } from '../features/browse-posts/posts.queries.ts';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';

// Loaded when a post is begun: the list is read far more often.
const NewPostDialog = lazy(async () => ({
  default: (await import('../features/write-post/new-post-dialog.tsx')).NewPostDialog,
}));

/** The editorial desk: every post with its state, its reads and the inquiries it caused. */
export function PostListPage() {
  const [filters, setFilters] = useUrlState(postListQuery);
  const navigate = useNavigate();
  const [isBeginning, setIsBeginning] = useState(false);
  const posts = usePosts(filters);
  const columns = useMemo(() => postColumns(posts.data?.timezone ?? 'UTC'), [posts.data?.timezone]);
  const isFiltered = Boolean(filters.q || filters.status?.length || filters.kind?.length || filters.tag);
  const clear = () =>
    setFilters({ q: undefined, status: undefined, kind: undefined, tag: undefined, page_from: 0 });
  const actions = (
    <>
      <LinkButton href={paths.activity.href()}>Activity</LinkButton>
      <Button type="primary" icon={<PlusIcon aria-hidden size={16} />} onClick={() => setIsBeginning(true)}>
        New post
      </Button>
    </>
  );

  return (
    <Page title={titles.posts} count={posts.data?.total} actions={actions}>
      <PostFilters value={filters} onChange={setFilters} counts={posts.data?.counts ?? {}} />
      {posts.isError ? (
        <PanelError onRetry={() => void posts.refetch()} retrying={posts.isFetching} />
      ) : (
        <DataTable
          label="Posts"
          columns={columns}
          rows={posts.data?.items}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.post.href(id)}
          sort={{ by: filters.sort, order: filters.order }}
          onSort={({ by, order }) => setFilters({ sort: by as typeof filters.sort, order, page_from: 0 })}
          page={{
            from: filters.page_from,
            size: filters.page_size,
            total: posts.data?.total ?? 0,
            onChange: (page_from) => setFilters({ page_from }),
          }}
          refreshing={posts.isPlaceholderData}
          empty={
            isFiltered ? (
              <NoMatches message="No posts match these filters." onClear={clear} />
            ) : (
              <EmptyState
                title="No posts yet"
                description="Posts put your experts beside the news of the day. Each one shows here how often it was read and which inquiries it caused."
              />
            )
          }
        />
      )}
      {isBeginning ? (
        <Suspense fallback={null}>
          <NewPostDialog
            kindNames={kindLabels}
            onCreated={(id) => void navigate(paths.post.href(id))}
            onClose={() => setIsBeginning(false)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
