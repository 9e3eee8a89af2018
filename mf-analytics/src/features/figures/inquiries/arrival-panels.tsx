import { formatShare, type Arrival, type InquiryFigures } from '@rostrum/contracts/analytics';
import { BarList } from '../charts/bar-list.tsx';
import { minutesText, percent } from '../panels/figures.ts';
import { FactsTable } from '../panels/facts-table.tsx';
import { Panel } from '../panels/panel.tsx';
import styles from '../frame/layout.module.css';
import { paceCells, paceColumns, paces } from './paces.ts';
import { weekday, hoursFrom } from './week-words.ts';

const hours = (key: number) => hoursFrom(key, 4);

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
      columns: [
        column,
        'Inquiries',
        'Answered in time',
        ...paceColumns('Taken up'),
        ...paceColumns('First reply'),
      ],
      rows: arrivals.map(({ key, inquiries, in_time: share, counts, acknowledged, replied }) => [
        name(key),
        inquiries ?? '< 5',
        formatShare(share, counts),
        ...paceCells(acknowledged),
        ...paceCells(replied),
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
  const { acknowledged_minutes: acknowledged, reply_minutes: replied } = figures;
  const { half } = replied;
  const rows = paces.map(([label, key]) => [
    label,
    minutesText(acknowledged[key]),
    minutesText(replied[key]),
  ]);
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
        title="How fast they are taken up and replied to"
        sentence={
          half === null
            ? 'No first reply was sent in these days.'
            : `Half of the first replies came within ${minutesText(half)}.`
        }
        isTable
        table={{ columns: ['Of all', 'Taken up within', 'First reply within'], rows }}
      >
        <FactsTable columns={['Of all', 'Taken up within', 'First reply within']} rows={rows} />
      </Panel>
    </div>
  );
}
