import type { PostSummary } from '@rostrum/contracts';
import { RelativeTime, shortDate, zonedTime } from '@rostrum/ui-kit';

/** When a post goes or went out. What lies ahead is named in the organisation's time zone, since that is when it happens. */
export function PublishTime({ post, timezone }: { post: PostSummary; timezone: string }) {
  const isAhead = post.status !== 'published' && post.status !== 'archived';
  if (isAhead && post.publish_at) {
    const at = Date.parse(post.publish_at);
    return (
      <span className="r-tabular">
        {post.status === 'scheduled' ? null : 'Planned '}
        {shortDate(at)} {zonedTime(at, timezone)}
      </span>
    );
  }
  if (post.published_at) return <RelativeTime value={post.published_at} />;
  return <span className="r-secondary">No date yet</span>;
}
