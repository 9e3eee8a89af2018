import { Suspense, lazy, useMemo, useState } from 'react';
import { EmptyState, NoMatches, PanelError } from '@rostrum/ui-kit';
import { DataTable, SelectionBar } from '@rostrum/ui-kit/data';
import { postColumns } from '../features/browse-posts/post-columns.tsx';
import type { PostFilters, usePosts } from '../features/browse-posts/posts.queries.ts';
import { useChangeSeveral } from '../features/change-several/use-change-several.ts';
import { paths } from '../paths.ts';

const TagDialog = lazy(async () => ({
  default: (await import('../features/change-several/tag-dialog.tsx')).TagDialog,
}));
const ScheduleSeveralDialog = lazy(async () => ({
  default: (await import('../features/change-several/schedule-several-dialog.tsx')).ScheduleSeveralDialog,
}));

interface PostTableProps {
  filters: PostFilters;
  onChange: (change: Partial<PostFilters>) => void;
  posts: ReturnType<typeof usePosts>;
}

/** The posts as a list, and what is done with several of them. */
export function PostTable({ filters, onChange, posts }: PostTableProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [changing, setChanging] = useState<'tag' | 'schedule'>();
  const timezone = posts.data?.timezone ?? 'UTC';
  const columns = useMemo(() => postColumns(timezone), [timezone]);
  const { run, isPending } = useChangeSeveral(() => setSelected([]));
  const { q, status, kind, topic, tag, expert, field, month } = filters;
  const isFiltered = [q, status?.length, kind?.length, topic, tag, expert, field?.length, month].some(
    Boolean,
  );
  const clear = () =>
    onChange({
      q: undefined,
      status: undefined,
      kind: undefined,
      topic: undefined,
      tag: undefined,
      expert: undefined,
      field: undefined,
      month: undefined,
      page_from: 0,
    });
  const close = () => setChanging(undefined);
  const several = {
    ids: selected,
    onDone: () => {
      close();
      setSelected([]);
    },
    onClose: close,
  };
  if (posts.isError) return <PanelError onRetry={() => void posts.refetch()} retrying={posts.isFetching} />;
  return (
    <>
      <DataTable
        label="Posts"
        columns={columns}
        rows={posts.data?.items}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.post.href(id)}
        selection={{ selected, onChange: setSelected, label: ({ title }) => title }}
        sort={{ by: filters.sort, order: filters.order }}
        onSort={({ by, order }) => onChange({ sort: by as typeof filters.sort, order, page_from: 0 })}
        page={{
          from: filters.page_from,
          size: filters.page_size,
          total: posts.data?.total ?? 0,
          onChange: (page_from) => onChange({ page_from }),
        }}
        refreshing={posts.isPlaceholderData}
        empty={
          isFiltered ? (
            <NoMatches message="No posts match these filters." onClear={clear} />
          ) : (
            <EmptyState
              title="No posts yet"
              description="Posts connect your experts to the news of the day. Each one shows how often it was read and which inquiries it led to."
            />
          )
        }
      />
      <SelectionBar
        count={selected.length}
        actions={[
          { key: 'tag', label: 'Tag', onRun: () => setChanging('tag') },
          { key: 'schedule', label: 'Schedule', onRun: () => setChanging('schedule') },
          {
            key: 'archive',
            label: 'Archive',
            disabled: isPending,
            onRun: () => void run(selected, 'archive'),
          },
          {
            key: 'delete',
            label: 'Delete drafts',
            danger: true,
            disabled: isPending,
            onRun: () => void run(selected, 'delete'),
          },
        ]}
        onClear={() => setSelected([])}
      />
      <Suspense fallback={null}>
        {changing === 'tag' ? <TagDialog {...several} /> : null}
        {changing === 'schedule' ? <ScheduleSeveralDialog {...several} timezone={timezone} /> : null}
      </Suspense>
    </>
  );
}
