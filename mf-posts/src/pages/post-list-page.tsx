import { Suspense, lazy, useState } from 'react';
import { line, postListQuery, z } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { Button, LinkButton, Page, PageSkeleton, PlusIcon } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { kindLabels } from '../features/browse-posts/kind-labels.ts';
import { PostFilters } from '../features/browse-posts/post-filters.tsx';
import { usePosts } from '../features/browse-posts/posts.queries.ts';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import { PostTable } from './post-table.tsx';

// Loaded when a post is begun: the list is read far more often.
const NewPostDialog = lazy(async () => ({
  default: (await import('../features/write-post/new-post-dialog.tsx')).NewPostDialog,
}));
const PostBoard = lazy(async () => ({
  default: (await import('../features/move-post/post-board.tsx')).PostBoard,
}));
const PostCalendar = lazy(async () => ({
  default: (await import('../features/move-post/post-calendar.tsx')).PostCalendar,
}));

const views = ['list', 'board', 'calendar'] as const;
/** `begin`: words that a new post begins with; links that propose one name them. */
const pageState = postListQuery.extend({
  view: z.enum(views).default('list'),
  begin: line(150).optional(),
});
const viewLabels = { list: 'List', board: 'Board', calendar: 'Calendar' };

/** The editorial desk: every post with its state, its reads and the inquiries it caused. */
export function PostListPage() {
  const [{ view, begin, ...filters }, setFilters] = useUrlState(pageState);
  const navigate = useNavigate();
  const [isBeginning, setIsBeginning] = useState(false);
  const posts = usePosts(filters, view === 'list');
  const { q, kind, tag, topic, expert, field } = filters;
  const shared = { q, kind, tag, topic, expert, field };
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const actions = (
    <>
      <LinkButton href={paths.activity.href()}>Activity</LinkButton>
      <Button type="primary" icon={<PlusIcon aria-hidden size={16} />} onClick={() => setIsBeginning(true)}>
        New post
      </Button>
    </>
  );

  return (
    <Page
      title={titles.posts}
      count={view === 'list' ? posts.data?.total : undefined}
      beside={
        <Segmented
          aria-label="View"
          options={views.map((value) => ({ value, label: viewLabels[value] }))}
          value={view}
          onChange={(value) => setFilters({ view: value, page_from: 0 })}
        />
      }
      actions={actions}
    >
      <PostFilters value={filters} onChange={setFilters} counts={posts.data?.counts ?? {}} view={view} />
      <Suspense fallback={<PageSkeleton label="Loading the posts" variant="list" />}>
        {view === 'list' ? <PostTable filters={filters} onChange={setFilters} posts={posts} /> : null}
        {view === 'board' ? (
          <PostBoard
            query={shared}
            hrefOf={paths.post.href}
            listHrefOf={(status) => `${paths.list.href()}?status=${status}`}
          />
        ) : null}
        {view === 'calendar' ? (
          <PostCalendar
            query={{ ...shared, month: filters.month ?? thisMonth }}
            onMonth={(month) => setFilters({ month: month === thisMonth ? undefined : month })}
            hrefOf={paths.post.href}
          />
        ) : null}
      </Suspense>
      {isBeginning || begin !== undefined ? (
        <Suspense fallback={null}>
          <NewPostDialog
            kindNames={kindLabels}
            start={begin}
            onCreated={(id) => void navigate(paths.post.href(id))}
            onClose={() => {
              setIsBeginning(false);
              setFilters({ begin: undefined }, { replace: true });
            }}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
