import { formatDate, type PostSummary } from '@rostrum/contracts';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  PageSkeleton,
  PanelError,
  announce,
} from '@rostrum/ui-kit';
import { useState } from 'react';
import { CalendarDay } from './calendar-day.tsx';
import { DayDialog } from './day-dialog.tsx';
import { listDates, shiftMonth } from './calendar-dates.ts';
import { NewsDays } from './news-days.tsx';
import { usePostCalendar, type CalendarQuery } from './planning.queries.ts';
import { UndatedPosts } from './undated-posts.tsx';
import styles from './post-calendar.module.css';

/** Where nothing else is known of the time, the hour at which newsrooms begin. */
const usualTime = '09:00';
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type Moved = PostSummary & { date?: string; time?: string };

interface PostCalendarProps {
  query: CalendarQuery;
  onMonth: (month: string) => void;
  hrefOf: (id: string) => string;
}

/** Posts on the days on which they are or will be published, moved by drag or by typing a day. */
export function PostCalendar({ query, onMonth, hrefOf }: PostCalendarProps) {
  const calendar = usePostCalendar(query);
  const [dragged, setDragged] = useState<Moved>();
  const [moving, setMoving] = useState<{ post: Moved; date: string; time: string }>();
  const { month } = query;
  const name = formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const show = (next: string) => {
    onMonth(next);
    announce(formatDate(`${next}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  };
  const ask = (post: Moved, date?: string) =>
    setMoving({ post, date: date ?? post.date ?? '', time: post.time ?? usualTime });
  const drop = (date: string) => {
    if (dragged && dragged.date !== date) ask(dragged, date);
    setDragged(undefined);
  };

  if (calendar.isError)
    return <PanelError onRetry={() => void calendar.refetch()} retrying={calendar.isFetching} />;
  if (!calendar.data) return <PageSkeleton label="Loading the calendar" variant="list" />;
  const { first, last, today, posts, news, undated, timezone } = calendar.data;
  return (
    <>
      <div className={styles.bar}>
        <Button
          aria-label="Month before"
          icon={<ChevronLeftIcon aria-hidden size={16} />}
          onClick={() => show(shiftMonth(month, -1))}
        />
        <Button
          aria-label="Month after"
          icon={<ChevronRightIcon aria-hidden size={16} />}
          onClick={() => show(shiftMonth(month, 1))}
        />
        <h2 className={styles.month}>{name}</h2>
        <Button disabled={month === today.slice(0, 7)} onClick={() => show(today.slice(0, 7))}>
          Today
        </Button>
        <span className={styles.zone}>Times in {timezone}</span>
      </div>
      {calendar.data.is_cut ? (
        <p role="status">
          Only the first {posts.length} posts of these weeks are shown. Narrow them by a filter.
        </p>
      ) : null}
      <div className={styles.columns}>
        <section className={styles.weeks} aria-label={name} aria-busy={calendar.isPlaceholderData}>
          <div className={styles.weekdays} aria-hidden>
            {weekdays.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </div>
          <ol className={styles.days}>
            {listDates(first, last).map((date) => (
              <CalendarDay
                key={date}
                date={date}
                isOutside={!date.startsWith(month)}
                isToday={date === today}
                isOpen={dragged !== undefined && date >= today}
                posts={posts.filter((post) => post.date === date)}
                news={news.filter((day) => day.date === date)}
                hrefOf={hrefOf}
                onDrag={setDragged}
                onDrop={() => drop(date)}
                onMove={ask}
              />
            ))}
          </ol>
        </section>
        <aside className={styles.side}>
          <UndatedPosts {...undated} hrefOf={hrefOf} onDrag={setDragged} onMove={ask} />
          <NewsDays days={news} today={today} hrefOf={hrefOf} />
        </aside>
      </div>
      {moving ? <DayDialog {...moving} timezone={timezone} onClose={() => setMoving(undefined)} /> : null}
    </>
  );
}
