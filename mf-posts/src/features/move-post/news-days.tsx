import { formatDayMonth } from '@rostrum/contracts';
import type { NewsDay } from '@rostrum/contracts/posts';
import { AppLink, Button } from '@rostrum/ui-kit';
import { useState } from 'react';
import styles from './post-calendar.module.css';

const atFirst = 6;

const describe = ({ years, source }: NewsDay) => {
  if (years === null) return source;
  return years === 1 ? '1 year ago' : `${years} years ago`;
};

/** Days of awareness and anniversaries of the weeks shown, with what there is to show again. */
export function NewsDays({
  days,
  today,
  hrefOf,
}: {
  days: readonly NewsDay[];
  today: string;
  hrefOf: (id: string) => string;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const ahead = days.filter(({ date }) => date >= today);
  const shown = isWhole ? ahead : ahead.slice(0, atFirst);
  return (
    <section className={styles.panel} aria-labelledby="news-days">
      <h2 id="news-days" className={styles.panelTitle}>
        Days of news
      </h2>
      {ahead.length === 0 ? (
        <p className="r-secondary">No day of awareness or anniversary lies ahead in these weeks.</p>
      ) : (
        <ul className={styles.newsList}>
          {shown.map((day) => (
            <li key={`${day.date} ${day.name}`}>
              <strong>{formatDayMonth(`${day.date}T12:00:00Z`, 'UTC')}</strong>
              <span>{day.name}</span>
              <span className={styles.hint}>{describe(day)}</span>
              {day.evergreens.map(({ id, title }) => (
                <AppLink key={id} href={`${hrefOf(id)}#share`}>
                  Show again: {title}
                </AppLink>
              ))}
            </li>
          ))}
        </ul>
      )}
      {ahead.length > shown.length ? (
        <Button onClick={() => setIsWhole(true)}>Show {ahead.length - shown.length} more</Button>
      ) : null}
    </section>
  );
}
