import type { Home } from '@rostrum/contracts';
import {
  AppLink,
  Card,
  CheckIcon,
  FileTextIcon,
  MicIcon,
  Unassigned,
  clockTime,
  useMediaQuery,
} from '@rostrum/ui-kit';
import { Deadline } from '@rostrum/ui-kit/data';
import { placeRunway, type PlacedItem } from './runway-place.ts';
import { RunwayList } from './runway-list.tsx';
import styles from './runway.module.css';

const icons = { deadline: MicIcon, post: FileTextIcon, done: CheckIcon };
/** Height of a lane and what the label of "now" needs above the first. */
const lane = 60;
const label = 26;

const keyOf = ({ kind, href, at }: PlacedItem) => `${kind}${href}${at}`;

function Item({ item }: { item: PlacedItem }) {
  const Icon = icons[item.kind];
  return (
    <AppLink
      href={item.href}
      className={styles.card}
      data-kind={item.kind}
      title={`${item.title}, ${item.subtitle}`}
    >
      <span className={styles.title}>
        <Icon aria-hidden />
        <span className={styles.cut}>{item.title}</span>
        {item.kind === 'deadline' && item.unassigned ? <Unassigned size={20} /> : null}
      </span>
      <span className={styles.subtitle}>
        {item.kind === 'deadline' ? (
          <Deadline at={item.at} />
        ) : (
          <span className="r-tabular">{clockTime(Date.parse(item.at))}</span>
        )}
        <span className={styles.cut}>{item.subtitle}</span>
      </span>
    </AppLink>
  );
}

function Line({ home }: { home: Home }) {
  const { items, hours, now, lanes } = placeRunway(home);
  const height = label + lanes * lane;
  return (
    <div className={styles.line}>
      <span className={styles.now} style={{ left: `${now}%`, height }} aria-hidden>
        <span className={styles.clock} data-late={now > 90 || undefined}>
          {clockTime(Date.parse(home.now))}
        </span>
      </span>
      <ol className={styles.lanes} style={{ height }}>
        {items.map((item) => (
          <li key={keyOf(item)} style={{ left: `${item.cardLeft}%`, top: label + item.lane * lane }}>
            <Item item={item} />
          </li>
        ))}
      </ol>
      <div className={styles.axis} aria-hidden>
        <span className={styles.past} style={{ width: `${now}%` }} />
        {items.map((item) => (
          <span
            key={keyOf(item)}
            className={styles.pin}
            data-kind={item.kind}
            style={{ left: `${item.left}%` }}
          >
            <span className={styles.stem} style={{ height: (lanes - item.lane) * lane - 8 }} />
          </span>
        ))}
      </div>
      <ol className={styles.hours} aria-hidden>
        {hours.map(({ label: hour, left }) => (
          <li key={hour} style={{ left: `${left}%` }}>
            {hour}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Today on one line: what was done, what is due, what publishes. Under 1024 px the same rows as a list. */
export function RunwayCard({ home }: { home: Home }) {
  const isNarrow = useMediaQuery('(max-width: 1024px)');
  return (
    <Card title="Today" hint="Deadlines and scheduled posts">
      {home.runway.length === 0 ? (
        <p className="r-secondary">Nothing is due today.</p>
      ) : isNarrow ? (
        <RunwayList items={placeRunway(home).items} />
      ) : (
        <Line home={home} />
      )}
    </Card>
  );
}
