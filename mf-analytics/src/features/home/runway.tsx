import type { Home } from '@rostrum/contracts';
import { AppLink, Card, CheckIcon, FileTextIcon, MicIcon, Unassigned, clockTime, useMediaQuery } from '@rostrum/ui-kit';
import { Deadline } from '@rostrum/ui-kit/data';
import { placeRunway, type PlacedItem } from './runway-place.ts';
import styles from './runway.module.css';

const icons = { deadline: MicIcon, post: FileTextIcon, done: CheckIcon };

function Item({ item }: { item: PlacedItem }) {
  const Icon = icons[item.kind];
  return (
    <AppLink href={item.href} className={styles.card} data-kind={item.kind}>
      <span className={styles.title}>
        <Icon aria-hidden /> {item.title}
        {item.kind === 'deadline' && item.unassigned ? <Unassigned /> : null}
      </span>
      <span className={styles.subtitle}>
        {item.kind === 'deadline' ? <Deadline at={item.at} /> : <span className="r-tabular">{clockTime(Date.parse(item.at))}</span>} {item.subtitle}
      </span>
    </AppLink>
  );
}

/** Today on one line: what was done, what is due, what publishes. Under 1024 px the same rows as a list. */
export function RunwayCard({ home }: { home: Home }) {
  const isNarrow = useMediaQuery('(max-width: 1024px)');
  const { items, hours, now } = placeRunway(home);
  return (
    <Card title="Today" hint="Deadlines and scheduled posts">
      {items.length === 0 ? (
        <p className="r-secondary">Nothing is due today.</p>
      ) : isNarrow ? (
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={`${item.kind}${item.href}${item.at}`}>
              <Item item={item} />
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.line}>
          <ol className={styles.lanes}>
            {items.map((item) => (
              <li key={`${item.kind}${item.href}${item.at}`} style={{ left: `${Math.min(item.left, 82)}%`, top: item.lane * 62 }}>
                <Item item={item} />
              </li>
            ))}
          </ol>
          <div className={styles.axis} aria-hidden>
            <span className={styles.past} style={{ width: `${now}%` }} />
            <span className={styles.now} style={{ left: `${now}%` }} />
            {items.map((item) => (
              <span key={`${item.kind}${item.href}${item.at}`} className={styles.pin} data-kind={item.kind} style={{ left: `${item.left}%` }} />
            ))}
          </div>
          <ol className={styles.hours} aria-hidden>
            {hours.map(({ label, left }) => (
              <li key={label} style={{ left: `${left}%` }}>
                {label}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}
