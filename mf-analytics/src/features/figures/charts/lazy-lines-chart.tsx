import { SkeletonBlock } from '@rostrum/ui-kit';
import { lazy, Suspense } from 'react';
import type { LinesChartProps } from './lines-chart.tsx';
import { LinesLegend } from './lines-legend.tsx';

// The chart library is the heaviest part of this area: sentences and tables are read before it arrives.
const LinesChart = lazy(async () => ({ default: (await import('./lines-chart.tsx')).LinesChart }));

/** Lines with their legend; the library that draws them is fetched when the first chart is shown. */
export const LazyLinesChart = (chart: LinesChartProps) => (
  <>
    <Suspense fallback={<SkeletonBlock height={chart.height} />}>
      <LinesChart {...chart} />
    </Suspense>
    <LinesLegend lines={chart.lines} />
  </>
);
