import { formatDay } from '@rostrum/contracts';
import type { TopicPageInput } from '../server-interface.ts';
import styles from './topic-posts.module.css';

/** The newest posts on a topic, of any organisation. */
export const TopicPosts = ({ posts }: Pick<TopicPageInput, 'posts'>) =>
  posts.length === 0 ? null : (
    <section aria-labelledby="topic-posts" className={styles.posts}>
      <h2 id="topic-posts">Posts on it</h2>
      <ul>
        {posts.map(({ id, title, summary, href, published_at, organisation }) => (
          <li key={id}>
            <a href={href}>{title}</a>
            {summary && <p>{summary}</p>}
            <p className="r-secondary">
              {organisation} · {formatDay(published_at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
