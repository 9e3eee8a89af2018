import { formatClock } from '@rostrum/contracts';
import {
  AppLink,
  Avatar,
  Card,
  CheckIcon,
  FileTextIcon,
  MicIcon,
  Unassigned,
  useMediaQuery,
} from '@rostrum/ui-kit';
import { Deadline } from '@rostrum/ui-kit/data';
import { type HomeDay, placeDeadlines, type PlacedItem } from './deadline-timeline-place.ts';
import { DeadlineTimelineList } from './deadline-timeline-list.tsx';
import { toneOf } from './deadline-timeline-tone.ts';
import styles from './deadline-timeline.module.css';

const icons = { deadline: MicIcon, post: FileTextIcon, done: CheckIcon };
/** Height of a lane and what the label of "now" needs above the first. */
const lane = 60;
const label = 26;

const keyOf = ({ kind, href, at }: PlacedItem) => `${kind}${href}${at}`;

function Owner({ item: { kind, unassigned, assignee, image } }: { item: PlacedItem }) {
  if (kind === 'deadline' && unassigned) return <Unassigned size={20} />;
  const words = assignee?.split(/\s+/) ?? [];
  return assignee ? (
    <Avatar
      src={image}
      username={assignee}
      firstname={words[0]}
      lastname={words.at(-1)}
      width={20}
      height={20}
      fontSize={9}
    />
  ) : null;
}

function Item({ item, home: { now, timezone } }: { item: PlacedItem; home: HomeDay }) {
  const Icon = icons[item.kind];
  return (
    <AppLink
      href={item.href}
      className={styles.card}
      data-tone={toneOf(item, now)}
      data-before={item.endsAtMoment || undefined}
      title={`${item.title}, ${item.subtitle}`}
    >
      <span className={styles.title}>
        <Icon aria-hidden />
        <span className={styles.cut}>{item.title}</span>
        <Owner item={item} />
      </span>
      <span className={styles.subtitle}>
        {item.kind === 'deadline' ? <Deadline at={item.at} /> : null}
        {item.kind === 'post' ? <span className="r-tabular">{formatClock(item.at, timezone)}</span> : null}
        <span className={styles.cut}>{item.subtitle}</span>
      </span>
    </AppLink>
  );
}

function Line({ home }: { home: HomeDay }) {
  const { items, hours, now, lanes } = placeDeadlines(home);
  const height = label + lanes * lane;
  return (
    <div className={styles.line}>
      <span className={styles.now} style={{ left: `${now}%`, height }} aria-hidden>
        <span className={styles.clock} data-late={now > 90 || undefined}>
          {formatClock(home.now, home.timezone)}
        </span>
      </span>
      <ol className={styles.lanes} style={{ height }}>
        {items.map((item) => (
          <li
            key={keyOf(item)}
            style={{
              left: `${item.cardLeft}%`,
              width: `calc(${item.cardWidth}% - 12px)`,
              top: label + item.lane * lane,
            }}
          >
            <Item item={item} home={home} />
          </li>
        ))}
      </ol>
      <div className={styles.axis} aria-hidden>
        <span className={styles.past} style={{ width: `${now}%` }} />
        {items.map((item) => (
          <span
            key={keyOf(item)}
            className={styles.pin}
            data-tone={toneOf(item, home.now)}
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
export function DeadlineTimelineCard({ home }: { home: HomeDay }) {
  const isNarrow = useMediaQuery('(max-width: 1024px)');
  return (
    <Card
      title="Today"
      hint="Deadlines and scheduled posts"
      extra={
        home.runway_is_cut === true ? (
          <>
            More today: <AppLink href="/dashboard/inquiries?view=due_today">inquiries</AppLink>,{' '}
            <AppLink href="/dashboard/posts?status=scheduled">posts</AppLink>
          </>
        ) : undefined
      }
    >
      {home.runway.length === 0 ? (
        <p className="r-secondary">Nothing due today.</p>
      ) : isNarrow ? (
        <DeadlineTimelineList home={home} />
      ) : (
        <Line home={home} />
      )}
    </Card>
  );
}
