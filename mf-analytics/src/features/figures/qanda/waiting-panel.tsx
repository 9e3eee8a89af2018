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
export function WaitingPanel({ waiting }: Pick<QuestionFigures, 'waiting'>) {
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
      <p className={styles.more}>
        <AppLink href="/dashboard/answers">Open questions</AppLink>
      </p>
    </Panel>
  );
}
