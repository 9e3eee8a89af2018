import { formatDate, formatWeekday, type PostSummary } from '@rostrum/contracts';
import type { NewsDay } from '@rostrum/contracts/posts';
import { AppLink, Button, CalendarDaysIcon, NewspaperIcon, classNames } from '@rostrum/ui-kit';
import { postStatusLooks } from '@rostrum/ui-kit/data';
import { canChangeDay, isScheduledBy } from './can-move.ts';
import styles from './post-calendar.module.css';

export type DatedPost = PostSummary & { date: string; time: string };

interface CalendarDayProps {
  date: string;
  isOutside: boolean;
  isToday: boolean;
  /** Something is dragged that may be dropped here. */
  isOpen: boolean;
  posts: readonly DatedPost[];
  news: readonly NewsDay[];
  hrefOf: (id: string) => string;
  onDrag: (post: DatedPost | undefined) => void;
  onDrop: () => void;
  onMove: (post: DatedPost) => void;
}

const mostNews = 2;

function DayPost({
  post,
  hrefOf,
  onDrag,
  onMove,
}: Pick<CalendarDayProps, 'hrefOf' | 'onDrag' | 'onMove'> & { post: DatedPost }) {
  const { icon: Icon, label } = postStatusLooks[post.status];
  const canMove = canChangeDay(post.status);
  const isPlanned = canMove && !isScheduledBy(post.status);
  return (
    <li
      className={classNames(
        styles.post,
        canMove ? styles.movable : styles.out,
        post.status === 'scheduled' && styles.scheduled,
        isPlanned && styles.planned,
      )}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', post.title);
        onDrag(post);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <AppLink
        href={hrefOf(post.id)}
        draggable={false}
        onKeyDown={(event) => {
          if (
            canMove &&
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
        <Icon aria-hidden size={14} />
        <span>
          <span className="r-tabular">{post.time}</span> {post.title}
          <span className="r-visually-hidden">, {label}</span>
        </span>
      </AppLink>
      {canMove ? (
        <Button
          className={styles.move}
          type="text"
          size="small"
          aria-label={`Move to another day: ${post.title}`}
          icon={<CalendarDaysIcon aria-hidden size={14} />}
          onClick={() => onMove(post)}
        />
      ) : null}
    </li>
  );
}

/** One day: its posts in their order, and what makes it a day of news. */
export function CalendarDay({
  date,
  isOutside,
  isToday,
  isOpen,
  posts,
  news,
  hrefOf,
  onDrag,
  onDrop,
  onMove,
}: CalendarDayProps) {
  const noon = `${date}T12:00:00Z`;
  return (
    <li
      className={classNames(
        styles.day,
        isOutside && styles.outside,
        isToday && styles.today,
        isOpen && styles.open,
        posts.length + news.length === 0 && styles.empty,
      )}
      onDragOver={isOpen ? (event) => event.preventDefault() : undefined}
      onDrop={
        isOpen
          ? (event) => {
              event.preventDefault();
              onDrop();
            }
          : undefined
      }
    >
      <h3 className={styles.date}>
        <span aria-hidden className={styles.number}>
          {isOutside
            ? formatDate(noon, { day: 'numeric', month: 'short', timeZone: 'UTC' })
            : Number(date.slice(8))}
        </span>
        <span className={styles.words}>
          {isToday ? 'Today, ' : ''}
          {formatWeekday(noon, 'UTC')}
        </span>
      </h3>
      {posts.length > 0 ? (
        <ul className={styles.posts}>
          {posts.map((post) => (
            <DayPost key={post.id} post={post} hrefOf={hrefOf} onDrag={onDrag} onMove={onMove} />
          ))}
        </ul>
      ) : null}
      {news.slice(0, mostNews).map(({ name }) => (
        <p key={name} className={styles.news} title={name}>
          <NewspaperIcon aria-hidden size={13} /> <span>{name}</span>
        </p>
      ))}
      {news.length > mostNews ? <p className={styles.more}>and {news.length - mostNews} more</p> : null}
    </li>
  );
}
