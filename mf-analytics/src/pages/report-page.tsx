import {
  formatDate,
  formatDay,
  formatNumber,
  inquiryTypeLabel,
  z,
  type InquiryTypeId,
} from '@rostrum/contracts';
import { reports, type MonthlyReport } from '@rostrum/contracts/analytics';
import { contractQueryOptions, tellRefusal, useContractMutation, useUrlState } from '@rostrum/remote-runtime';
import {
  Button,
  Card,
  CircleCheckIcon,
  DownloadIcon,
  InboxIcon,
  MicIcon,
  Page,
  PageSkeleton,
  PanelError,
  UsersIcon,
} from '@rostrum/ui-kit';
import { Checkbox, Select } from '@rostrum/ui-kit/data';
import layout from '../features/figures/frame/layout.module.css';
import { funnelLabels } from '../features/figures/all/all-words.ts';
import { Panel } from '../features/figures/panels/panel.tsx';
import { StepsPanel } from '../features/figures/panels/steps-panel.tsx';
import { Tiles, type Tile } from '../features/figures/panels/tiles.tsx';
import { noteUnanswered } from '../features/figures/inquiries/inquiry-words.ts';
import { percent } from '../features/figures/panels/figures.ts';
import { units } from '../features/figures/panels/words.ts';
import { BarList } from '../features/figures/charts/bar-list.tsx';
import { useMonthlyReport } from '../features/reports/reports.queries.ts';
import { ReportMailings } from '../features/reports/report-mailings.tsx';
import { drawnAnew, useDownloadPdf } from '../features/reports/use-pdf.ts';
import styles from '../features/reports/reports.module.css';
import { titles } from '../manifest.ts';

const state = z.object({ month: z.string().optional() });
const mostMonths = 24;

const nameMonth = (month: string) =>
  formatDate(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const listMonths = (now: Date) =>
  Array.from({ length: mostMonths }, (_, back) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7);
    return { value: month, label: nameMonth(month) };
  });

const tilesOf = (report: MonthlyReport): readonly Tile[] => [
  { label: 'Inquiries', Icon: InboxIcon, figure: report.inquiries },
  { label: 'First reply in time', Icon: CircleCheckIcon, figure: report.answered_in_time, kind: 'share' },
  {
    label: 'Experts said yes',
    Icon: UsersIcon,
    figure: report.experts_accepted,
    kind: 'share',
    note: noteUnanswered(report.experts_unanswered),
  },
  { label: 'Led to something', Icon: MicIcon, figure: report.led_to_something },
];

interface List {
  title: string;
  columns: readonly string[];
  none: string;
  rows: readonly (readonly [string, string])[];
}

const listsOf = (report: MonthlyReport): readonly List[] => [
  {
    title: 'Where we were quoted',
    columns: ['Outlet', 'Reach'],
    none: 'No coverage of this month is noted yet.',
    rows: report.coverage.rows.map(({ outlet, about, reach }) => [
      about ? `${outlet}: ${about}` : outlet,
      reach === null ? 'unknown' : formatNumber(reach),
    ]),
  },
  {
    title: 'Most asked',
    columns: ['Expert', 'Asked'],
    none: 'No expert was asked five times or more.',
    rows: report.most_asked.map(({ name, asked, accepted }) => [
      name,
      accepted === null ? `${formatNumber(asked)} times` : `${accepted} of ${asked} said yes`,
    ]),
  },
  {
    title: 'Searches without results',
    columns: ['Search', 'People'],
    none: 'No search by five people or more was left without a result.',
    rows: report.unanswered_searches.map(({ text, people }) => [text, formatNumber(people)]),
  },
];

const Rows = ({ list: { title, columns, rows, none } }: { list: List }) => (
  <Panel title={title} sentence={rows.length === 0 ? none : ''} isTable table={{ columns, rows }}>
    <ul className={styles.items}>
      {rows.map(([name, value]) => (
        <li key={name}>
          <span>{name}</span>
          <span className={styles.reach}>{value}</span>
        </li>
      ))}
    </ul>
  </Panel>
);

/** Days that are drawn; the table and the file have all. */
const busiest = 5;

function Report({ report }: { report: MonthlyReport }) {
  const { promises, by_day: days } = report;
  return (
    <div className={layout.page}>
      <p className={styles.headline}>{report.headline}</p>
      <Tiles tiles={tilesOf(report)} period={report.period} isSaidByPage={false} />
      <StepsPanel
        title="From impression to coverage"
        unit={units.impressions}
        theme="all"
        steps={report.steps}
        labels={funnelLabels}
        last="became known coverage"
      />
      <div className={layout.pair}>
        <Panel
          title="Inquiries per day"
          sentence={`${formatNumber(report.inquiries.now ?? 0)} in ${days.length} days.${days.length > busiest ? ' The busiest days:' : ''}`}
          table={{ columns: ['Day', 'Inquiries'], rows: days.map(({ date, count }) => [date, count]) }}
        >
          <BarList
            rows={days
              .toSorted((one, other) => other.count - one.count)
              .slice(0, busiest)
              .map(({ date, count }) => ({ key: date, label: formatDay(date), count }))}
            unit="inquiries"
            theme="inquiry"
          />
        </Panel>
        <Panel
          title="What we promised and kept"
          sentence={
            promises.length === 0
              ? 'Too few inquiries of one type to say it of any.'
              : 'The share with a first reply in time. The aim is 80%.'
          }
          table={{
            columns: ['Type', 'In time', 'Inquiries'],
            rows: promises.map(({ type, judged, in_time: share }) => [
              inquiryTypeLabel(type as InquiryTypeId),
              percent(share),
              judged,
            ]),
          }}
        >
          <BarList
            rows={promises.map(({ type, in_time: share }) => ({
              key: String(type),
              label: inquiryTypeLabel(type as InquiryTypeId),
              count: Math.round(share * 100),
            }))}
            unit=""
            suffix="%"
            most={100}
            theme="inquiry"
          />
        </Panel>
      </div>
      <div className={layout.trio}>
        {listsOf(report).map((list) => (
          <Rows key={list.title} list={list} />
        ))}
      </div>
      {report.to_decide.length > 0 ? (
        <Card title="To decide">
          <ol className={styles.decisions}>
            {report.to_decide.map(({ what, why }) => (
              <li key={what}>
                <strong>{what}</strong> {why}
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
    </div>
  );
}

/** One month on one page: to read here, to save as a PDF, and by email on the first of the next. */
export function ReportPage() {
  const [{ month }, setState] = useUrlState(state);
  const { data, error, isFetching, refetch } = useMonthlyReport(month);
  const { download, isLoading } = useDownloadPdf();
  const subscribe = useContractMutation(reports.subscribe);
  return (
    <Page
      title={titles.report}
      documentTitle={`${titles.report}, ${titles.analytics}`}
      width={1328}
      description="One page for those who decide, from the same figures as Analytics."
      actions={
        data ? (
          <div className={styles.actions}>
            <Select
              aria-label="Month"
              value={data.report.month}
              options={listMonths(new Date(data.report.counted_at))}
              onChange={(chosen: string) => setState({ month: chosen })}
            />
            <Checkbox
              checked={data.is_sent_to_me}
              disabled={subscribe.isPending}
              onChange={({ target }) =>
                subscribe.mutate(
                  { body: { is_sent_to_me: target.checked } },
                  { onError: tellRefusal('Could not change who is sent the report.') },
                )
              }
            >
              Email it to me on the first of each month
            </Checkbox>
            <Button
              type="primary"
              icon={<DownloadIcon aria-hidden size={16} />}
              loading={isLoading}
              onClick={() =>
                void download((client) =>
                  client.fetchQuery({
                    ...contractQueryOptions(reports.pdf, { query: { month: data.report.month } }),
                    ...drawnAnew,
                  }),
                )
              }
            >
              Download PDF
            </Button>
          </div>
        ) : null
      }
    >
      {error ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} message={error.message} />
      ) : data ? (
        <>
          <Report report={data.report} />
          <ReportMailings />
        </>
      ) : (
        <PageSkeleton variant="tiles" label="Loading the report" />
      )}
    </Page>
  );
}
