import type { Overview } from '@rostrum/contracts';
import { Card } from '@rostrum/ui-kit';
import { FiguresTable } from './figures-table.tsx';
import { TrendChart } from './trend-chart.tsx';

/** Inquiries of each day beside the period before, with the figures as a table. */
export const InquiriesTrend = ({ inquiries }: Pick<Overview, 'inquiries'>) => (
  <Card title="Inquiries" hint={`${inquiries.by_day.length} days`}>
    <TrendChart
      label="Inquiries a day"
      theme="inquiry"
      days={inquiries.by_day}
      before={inquiries.before_by_day}
    />
    <FiguresTable caption="Inquiries a day" days={inquiries.by_day} before={inquiries.before_by_day} />
  </Card>
);

/** Profile views of each day beside the period before, with the figures as a table. */
export const ViewsTrend = ({ views }: Pick<Overview, 'views'>) => (
  <Card title="Profile views" hint={`${views.by_day.length} days`}>
    <TrendChart label="Profile views a day" theme="people" days={views.by_day} before={views.before_by_day} />
    <FiguresTable caption="Profile views a day" days={views.by_day} before={views.before_by_day} />
  </Card>
);
