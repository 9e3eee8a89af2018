import { formatDay, type PublicOrganisation } from '@rostrum/contracts';
import { PageLink } from '../page-link.tsx';
import { toFocusProps } from '../publication/cover-focus.ts';
import styles from './post-list.module.css';

/** Posts as cards: picture, title, what it says, day. */
export const PostList = ({ posts }: { posts: PublicOrganisation['posts'] }) => (
  <ul className={styles.posts}>
    {posts.map(({ id, title, summary, cover, cover_focus, href, published_at }) => (
      <li key={id}>
        <PageLink className={styles.card} href={href}>
          {cover && (
            <img
              src={cover}
              alt=""
              loading="lazy"
              data-not-read
              {...toFocusProps(cover_focus, styles.cover)}
            />
          )}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>{' '}
            {summary && <span className={styles.summary}>{summary}</span>}{' '}
            <span className={styles.day}>{formatDay(published_at)}</span>
          </span>
        </PageLink>
      </li>
    ))}
  </ul>
);
