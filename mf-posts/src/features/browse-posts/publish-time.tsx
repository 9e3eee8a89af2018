import type { PostSummary } from '@rostrum/contracts';
import { RelativeTime, zonedTime } from '@rostrum/ui-kit';

/** When a post goes or went out. What lies ahead is named in the organisation's time zone, since that is when it happens. */
export function PublishTime({ post, timezone }: { post: PostSummary; timezone: string }) {
  if (post.status === 'scheduled' && post.publish_at) return <span className="r-tabular">{zonedTime(Date.parse(post.publish_at), timezone)}</span>;
  if (post.published_at) return <RelativeTime value={post.published_at} />;
  return <span className="r-secondary">No date</span>;
}
