import type { PostSummary } from '@rostrum/contracts';
import { kindLabels } from './kind-labels.ts';
import styles from './post-title.module.css';

/** Cover, title, and one quiet line: kind, author, reading time. */
export function PostTitle({ post }: { post: PostSummary }) {
  const authors = post.authors.map(({ name }) => name).join(', ');
  return (
    <span className={styles.post}>
      {post.cover ? (
        <img
          className={styles.cover}
          src={post.cover}
          alt=""
          width={56}
          height={36}
          loading="lazy"
          style={{ objectPosition: `${post.cover_focus.x}% ${post.cover_focus.y}%` }}
        />
      ) : (
        <span className={styles.cover} aria-hidden />
      )}
      <span className={styles.words}>
        <span className={styles.title}>{post.title}</span>
        <span className={styles.meta}>
          {[post.pinned ? 'Pinned' : '', kindLabels[post.kind], authors, `${post.reading_minutes} min read`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  );
}
