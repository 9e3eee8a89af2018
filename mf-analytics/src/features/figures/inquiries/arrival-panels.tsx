import type { Arrival, InquiryFigures } from '@rostrum/contracts/analytics';
import { formatDate } from '@rostrum/contracts';
import { BarList } from '../charts/bar-list.tsx';
import { minutesText, percent } from '../panels/figures.ts';
import { Panel } from '../panels/panel.tsx';
import styles from '../frame/layout.module.css';

/** 2 November 2026 is a Monday. */
const weekday = (key: number) =>
  formatDate(`2026-11-0${key + 1}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
const twoDigits = (hour: number) => String(hour).padStart(2, '0');
const hours = (key: number) => `${twoDigits(key)}:00 to ${twoDigits(key + 4)}:00`;

function describe(arrivals: readonly Arrival[], name: (key: number) => string): string {
  const judged = arrivals.flatMap(({ key, in_time: share }) => (share === null ? [] : [{ key, share }]));
  const [first] = judged;
  if (!first) return 'Fewer than 5 inquiries each: too few to compare.';
  const lowest = judged.reduce((low, each) => (each.share < low.share ? each : low), first);
  if (lowest.share === 1) return 'All were answered in time where 5 or more came.';
  return `Fewest in time: ${name(lowest.key)}, ${percent(lowest.share)}.`;
}

interface ArrivalPanelProps {
  title: string;
  column: string;
  arrivals: readonly Arrival[];
  name: (key: number) => string;
}

const ArrivalPanel = ({ title, column, arrivals, name }: ArrivalPanelProps) => (
  <Panel
    title={title}
    sentence={describe(arrivals, name)}
    table={{
      columns: [column, 'Inquiries', 'Answered in time', 'Median first reply'],
      rows: arrivals.map(({ key, inquiries, in_time: share, median_minutes: minutes }) => [
        name(key),
        inquiries ?? '< 5',
        percent(share),
        minutesText(minutes),
      ]),
    }}
  >
    <BarList
      rows={arrivals.flatMap(({ key, in_time: share }) =>
        share === null ? [] : [{ key: String(key), label: name(key), count: Math.round(share * 100) }],
      )}
      unit="per cent"
      theme="inquiry"
      suffix="%"
      most={100}
    />
  </Panel>
);

/** Whether inquiries are answered in time, by when they came, and how fast. */
export function ArrivalPanels({ figures }: { figures: InquiryFigures }) {
  const { half, most, nearly_all: nearlyAll } = figures.reply_minutes;
  const { now: sameDay, before } = figures.same_day_media;
  const rows: [string, string][] = [
    ['Half', minutesText(half)],
    ['Three of four', minutesText(most)],
    ['19 of 20', minutesText(nearlyAll)],
    ['Journalists, on the same day', percent(sameDay)],
    ...(figures.period.before ? [['Journalists, the days before', percent(before)] as [string, string]] : []),
  ];
  return (
    <div className={styles.trio}>
      <ArrivalPanel title="In time, by weekday" column="Day" arrivals={figures.by_weekday} name={weekday} />
      <ArrivalPanel
        title="In time, by hour of arrival"
        column="Hours"
        arrivals={figures.by_hour}
        name={hours}
      />
      <Panel
        title="Time to the first reply"
        sentence={
          half === null
            ? 'Fewer than 5 first replies: too few to tell.'
            : `Half of the first replies came within ${minutesText(half)}.`
        }
        isTable
        table={{ columns: ['First replies', 'Within'], rows }}
      >
        <dl className={styles.facts}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}
