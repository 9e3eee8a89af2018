import { formatNumber, type Home } from '@rostrum/contracts';
import { AppLink, Card } from '@rostrum/ui-kit';
import { TrendBadge } from '@rostrum/ui-kit/data';
import { paths } from '../../paths.ts';
import { BarList } from '../figures/charts/bar-list.tsx';
import { FiguresTable } from '../figures/charts/figures-table.tsx';
import { TrendLine } from '../figures/charts/trend-line.tsx';
import { changeOf, percent } from '../figures/panels/figures.ts';
import styles from './home-side.module.css';
import { MissingPart, type MissingPartProps } from './missing-part.tsx';

function Month({ month }: { month: NonNullable<Home['inquiries_30_days']> }) {
  const { total, by_day, before_by_day, answered_in_time } = month;
  return (
    <Card
      title="Inquiries, 30 days"
      extra={<TrendBadge change={changeOf(total)} comparedWith="on the previous 30 days" />}
    >
      <p className={styles.figure}>
        <span className="r-figure">{formatNumber(total.now)}</span>
        {answered_in_time === null ? null : (
          <span>
            <strong>{percent(answered_in_time)}</strong> answered in time
          </span>
        )}
      </p>
      <TrendLine
        label="Inquiries a day, last 30 days"
        theme="inquiry"
        days={by_day}
        before={before_by_day}
        height={130}
      />
      <FiguresTable caption="Inquiries a day, last 30 days" days={by_day} before={before_by_day} />
    </Card>
  );
}

const Gaps = ({ gaps }: { gaps: NonNullable<Home['searches_without_result']> }) => (
  <Card title="Searches without results" extra={<AppLink href={paths.analytics.href()}>All gaps</AppLink>}>
    {gaps.length > 0 ? (
      <BarList
        rows={gaps.map(({ text, count }) => ({ key: text, label: text, count }))}
        unit="searches"
        theme="qanda"
      />
    ) : (
      <p className="r-secondary">A search appears here once two people tried it without a result.</p>
    )}
  </Card>
);

/** How the last thirty days went, and what people searched for and did not find. */
export const HomeSide = ({
  home: { inquiries_30_days: month, searches_without_result: gaps },
  ...retry
}: { home: Home } & Omit<MissingPartProps, 'title'>) => (
  <div className={styles.side}>
    {month ? <Month month={month} /> : <MissingPart title="Inquiries, 30 days" {...retry} />}
    {gaps ? <Gaps gaps={gaps} /> : <MissingPart title="Searches without results" {...retry} />}
  </div>
);
