import { dayText } from './day-text.ts';
import { TableTwin } from './table-twin.tsx';
import type { TrendDay } from './trend-day.ts';

export interface FiguresTableProps {
  caption: string;
  days: readonly TrendDay[];
  before: readonly TrendDay[];
}

/** Counts of days beside those of the days before. */
export const FiguresTable = ({ caption, days, before }: FiguresTableProps) => (
  <TableTwin
    caption={caption}
    columns={['Day', 'This period', 'Before']}
    rows={days.map(({ date, count }, place) => [dayText(date), count, before[place]?.count ?? '–'])}
  />
);
