import type { PostSummary } from '@rostrum/contracts';
import { AppLink, Button, CalendarDaysIcon, CountBadge, Kbd } from '@rostrum/ui-kit';
import { PostStatus } from '@rostrum/ui-kit/data';
import styles from './post-calendar.module.css';

interface UndatedPostsProps {
  items: readonly PostSummary[];
  total: number;
  hrefOf: (id: string) => string;
  onDrag: (post: PostSummary | undefined) => void;
  onMove: (post: PostSummary) => void;
}

/** Posts on their way that no day is planned for. */
export function UndatedPosts({ items, total, hrefOf, onDrag, onMove }: UndatedPostsProps) {
  return (
    <section className={styles.panel} aria-labelledby="undated-posts">
      <h2 id="undated-posts" className={styles.panelTitle}>
        No date yet <CountBadge count={total} />
      </h2>
      {total === 0 ? (
        <p className="r-secondary">Every post that is on its way has a day.</p>
      ) : (
        <>
          <p className={styles.hint}>
            Drag onto a day, or press <Kbd>D</Kbd> to type a date.
          </p>
          <ul className={styles.cards}>
            {items.map((post) => (
              <li
                key={post.id}
                className={styles.card}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', post.title);
                  onDrag(post);
                }}
                onDragEnd={() => onDrag(undefined)}
              >
                {post.cover ? (
                  <img
                    src={post.cover}
                    alt=""
                    width={44}
                    height={44}
                    loading="lazy"
                    draggable={false}
                    style={{ objectPosition: `${post.cover_focus.x}% ${post.cover_focus.y}%` }}
                  />
                ) : null}
                <span className={styles.cardWords}>
                  <AppLink
                    href={hrefOf(post.id)}
                    draggable={false}
                    onKeyDown={(event) => {
                      if (
                        event.key.toLowerCase() === 'd' &&
                        !event.ctrlKey &&
                        !event.metaKey &&
                        !event.altKey
                      ) {
                        event.preventDefault();
                        onMove(post);
                      }
                    }}
                  >
                    {post.title}
                  </AppLink>
                  <PostStatus status={post.status} />
                </span>
                <Button
                  type="text"
                  aria-label={`Choose a day: ${post.title}`}
                  icon={<CalendarDaysIcon aria-hidden size={16} />}
                  onClick={() => onMove(post)}
                />
              </li>
            ))}
          </ul>
          {total > items.length ? (
            <p className={styles.hint}>{total - items.length} more stand in the list.</p>
          ) : null}
        </>
      )}
    </section>
  );
}
