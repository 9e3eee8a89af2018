import type { Breakdown } from '@rostrum/contracts/analytics';
import type { AnalyticsTheme } from '@rostrum/ui-kit';
import { BarList } from '../charts/bar-list.tsx';
import { Panel } from './panel.tsx';
import { describeBreakdown, shareText, sumOf, type Unit } from './sentences.ts';

export interface BreakdownPanelProps {
  title: string;
  /** What the groups are: "Country". */
  column: string;
  unit: Unit;
  theme: AnalyticsTheme;
  breakdown: Breakdown;
  name: (key: string) => string;
  sentence?: string;
}

const mostBars = 8;

/** Counts by group as bars, the small groups as one. */
export function BreakdownPanel({
  title,
  column,
  unit,
  theme,
  breakdown,
  name,
  sentence = describeBreakdown(breakdown, unit, name),
}: BreakdownPanelProps) {
  const { groups, small } = breakdown;
  const all = sumOf(breakdown);
  const rows = [
    ...groups.map(({ key, count }) => ({ key, label: name(key), count })),
    ...(small.groups > 0
      ? [
          {
            key: 'fewer than 5',
            label: `${small.groups === 1 ? 'One group' : `${small.groups} groups`} of fewer than 5`,
            count: small.count,
          },
        ]
      : []),
  ];
  const shown = rows.length > mostBars ? [...rows.slice(0, mostBars - 1), ...rows.slice(-1)] : rows;
  return (
    <Panel
      title={title}
      sentence={sentence}
      table={{
        columns: [column, unit[1], 'Share'],
        rows: rows.map(({ label, count }) => [label, count, shareText(count, all)]),
      }}
    >
      <BarList rows={shown} unit={unit[1]} theme={theme} />
    </Panel>
  );
}
