import type { PersonImport } from '@rostrum/contracts/people';
import { formatNumber } from '@rostrum/contracts';
import { Card, LinkButton } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { paths } from '../../paths.ts';
import { ImportCounts, ImportProblems } from './import-findings.tsx';
import { countPeople, countRows } from './import-words.ts';
import { UndoImport } from './undo-import.tsx';
import styles from './import.module.css';

const titles = {
  done: 'Import finished',
  failed: 'The import stopped early',
  undone: 'Import undone',
} as const;

/** How far a confirmed import is, and what came of it. */
export function ImportOutcome({ record }: { record: PersonImport }) {
  const { state, counts, progress } = record;
  if (state === 'running')
    return (
      <Card title="Importing">
        <div className={styles.choose}>
          <progress
            className={styles.progress}
            aria-label="Rows imported"
            value={progress}
            max={counts.rows}
          />
          <p className={styles.quiet} aria-live="polite">
            {formatNumber(progress)} of {countRows(counts.rows)}. You can leave this page; the import goes on.
          </p>
        </div>
      </Card>
    );
  const title = titles[state === 'failed' || state === 'undone' ? state : 'done'];
  const isAdded = state === 'done' && counts.added > 0;
  return (
    <>
      <Alert
        type={state === 'failed' ? 'error' : 'success'}
        showIcon
        title={title}
        description={
          state === 'failed'
            ? `${countRows(progress)} were read. What was imported stays until you undo it; then import the file again.`
            : state === 'undone'
              ? 'The people are as they were before, except for profiles that were changed since.'
              : `${countPeople(counts.added)} added as ${counts.added === 1 ? 'a draft' : 'drafts'}, ${formatNumber(counts.changed)} updated.${isAdded ? ' To publish one, complete its checklist: headline, biography, photo, industry, area of expertise and consent.' : ''}`
        }
      />
      <ImportCounts counts={counts} note={`${countRows(counts.rows)} read.`} />
      <ImportProblems record={record} corrections={[]} />
      <div className={styles.buttons}>
        <LinkButton href={isAdded ? `${paths.list.href()}?status=draft` : paths.list.href()} type="primary">
          {isAdded ? 'See the drafts' : 'Go to people'}
        </LinkButton>
        <LinkButton href={paths.import.href()}>Import another file</LinkButton>
        <UndoImport imported={record} />
      </div>
    </>
  );
}
