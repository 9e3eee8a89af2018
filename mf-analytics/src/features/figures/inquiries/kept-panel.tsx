import { formatNumber } from '@rostrum/contracts';
import type { InquiryFigures } from '@rostrum/contracts/analytics';
import { BarList } from '../charts/bar-list.tsx';
import { Panel } from '../panels/panel.tsx';
import { names } from '../panels/words.ts';

/** Of each type of inquiry, how many were answered in time: what was promised, and kept. */
export function KeptPanel({ kept }: Pick<InquiryFigures, 'kept'>) {
  const rows = kept.map(({ type, judged, in_time: share }) => ({
    key: String(type),
    label: names.type(String(type)),
    count: Math.round(share * 100),
    judged,
  }));
  const [first] = rows;
  const lowest = rows.reduce((low, each) => (each.count < (low?.count ?? 101) ? each : low), first);
  return (
    <Panel
      title="Answered in time, by type"
      sentence={
        lowest === undefined
          ? 'Fewer than 5 of each type: too few to judge.'
          : lowest.count === 100
            ? 'All were answered in time, of each type of which 5 or more came.'
            : `Fewest in time: ${lowest.label}, ${lowest.count}% of ${formatNumber(lowest.judged)}.`
      }
      table={{
        columns: ['Type', 'Judged', 'In time'],
        rows: rows.map(({ label, judged, count }) => [label, judged, `${count}%`]),
      }}
    >
      <BarList rows={rows} unit="per cent" theme="inquiry" suffix="%" most={100} />
    </Panel>
  );
}
