import type { Series } from '@rostrum/contracts/analytics';
import type { AnalyticsTheme } from '@rostrum/ui-kit';
import { useMemo } from 'react';
import { dayText } from '../charts/day-text.ts';
import { LazyLinesChart } from '../charts/lazy-lines-chart.tsx';
import { Panel } from './panel.tsx';
import { describeSeries, type Unit } from './sentences.ts';

export interface SeriesPanelProps {
  title: string;
  unit: Unit;
  theme: AnalyticsTheme;
  series: Series;
}

/** A count over days beside the days before. */
export function SeriesPanel({ title, unit, theme, series }: SeriesPanelProps) {
  const { points, before, total, step } = series;
  const isCompared = total.before !== null;
  const chart = useMemo(
    () => ({
      labels: points.map(({ date }) => dayText(date)),
      lines: [
        ...(isCompared
          ? [{ name: 'Before', theme: 'before' as const, values: before.map(({ count }) => count) }]
          : []),
        { name: 'This period', theme, values: points.map(({ count }) => count) },
      ],
    }),
    [points, before, isCompared, theme],
  );
  return (
    <Panel
      title={title}
      sentence={describeSeries(series, unit)}
      table={{
        columns: [step === 7 ? 'Seven days from' : 'Day', 'This period', ...(isCompared ? ['Before'] : [])],
        rows: points.map(({ date, count }, place) => [
          date,
          count,
          ...(isCompared ? [before[place]?.count ?? '–'] : []),
        ]),
      }}
    >
      <LazyLinesChart label={title} height={200} {...chart} />
    </Panel>
  );
}
