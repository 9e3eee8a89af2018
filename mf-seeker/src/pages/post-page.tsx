import { formatDay } from '@rostrum/contracts';
import { useParams } from '@rostrum/remote-runtime/router';
import { classNames, AppLink, PageSkeleton } from '@rostrum/ui-kit';
import { BookmarkButton } from '../features/keep-bookmarks/bookmark-button.tsx';
import { ExpertList } from '../features/read-publication/expert-list.tsx';
import { PostAside, PostByline, PostCover } from '../features/read-publication/post-parts.tsx';
import { usePublicPost } from '../features/read-publication/publications.queries.ts';
import { RichText } from '../features/read-publication/rich-text.tsx';
import { useVisit } from '../features/report-visits/use-visit.ts';
import { paths } from '../paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicUnavailable } from './public-unavailable.tsx';
import styles from './publication-page.module.css';

/** A published post, and the experts behind it. */
export function PostPage() {
  const { company_username = '', slug = '' } = useParams();
  const post = usePublicPost({ company_username, slug });
  useVisit(company_username, post.data ? { name: 'post_view', entity_id: post.data.id } : null);
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
  const {
    id,
    title,
    summary,
    body_html,
    published_at,
    reading_minutes,
    organisation,
    experts,
    angles,
    tags,
  } = post.data;
  return (
    <PublicFrame
      title={title}
      organisation={organisation}
      aside={
        experts.length + angles.length + tags.length > 0 && (
          <>
            <ExpertList title="Experts behind this post" experts={experts} />
            <PostAside angles={angles} tags={tags} />
          </>
        )
      }
    >
      <article>
        <p className={classNames(styles.source, 'r-secondary')}>
          <AppLink href={paths.organization.href(organisation.company_username)}>{organisation.name}</AppLink>{' '}
          · {formatDay(published_at)} · {reading_minutes} min
        </p>
        <h1 className={classNames(styles.title, 'rx-title')}>{title}</h1>
        {summary && <p className={classNames(styles.summary, 'rx-summary')}>{summary}</p>}
        <PostByline authors={post.data.authors} />
        <div className={styles.actions}>
          <BookmarkButton hasLabel reference={{ type: 'post', postid: id }} name={title} />
        </div>
        <PostCover post={post.data} />
        <RichText html={body_html} />
      </article>
    </PublicFrame>
  );
}
