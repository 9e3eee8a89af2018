import { formatDay } from '@rostrum/contracts';
import type { QuestionFigures } from '@rostrum/contracts/analytics';
import { AppLink } from '@rostrum/ui-kit';
import { BarList } from '../charts/bar-list.tsx';
import { Panel } from '../panels/panel.tsx';
import { countText } from '../panels/sentences.ts';
import styles from './waiting-panel.module.css';

const labels = {
  days: 'Under 2 days',
  week: '2 to 7 days',
  month: '1 to 4 weeks',
  longer: 'Over 4 weeks',
} as const;

/** Questions that wait for an answer today, by how long they wait. */
export function WaitingPanel({
  waiting,
  oldest_waiting: oldest,
}: Pick<QuestionFigures, 'waiting' | 'oldest_waiting'>) {
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  const rows = waiting.map(({ key, count }) => ({ key, label: labels[key], count }));
  const old = waiting.find(({ key }) => key === 'longer')?.count ?? 0;
  return (
    <Panel
      title="Waiting for an answer"
      sentence={
        all === 0
          ? 'No question waits today.'
          : `${countText(all, ['question waits', 'questions wait'])} today, ${old} of them over 4 weeks.`
      }
      table={{ columns: ['Age', 'Questions'], rows: rows.map(({ label, count }) => [label, count]) }}
    >
      <BarList rows={rows} unit="questions" theme="qanda" />
      {oldest ? (
        <p className={styles.more}>
          Waits longest: <AppLink href={`/dashboard/answers/${oldest.id}`}>{oldest.text}</AppLink>{' '}
          <span className="r-secondary">
            {[`asked on ${formatDay(oldest.asked_at)}`, oldest.expert && `for ${oldest.expert}`]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
      ) : null}
      <p className={styles.more}>
        <AppLink href="/dashboard/answers?status=open&status=assigned&status=submitted">
          Open questions
        </AppLink>
      </p>
    </Panel>
  );
}
