import type { ImportProblem, PersonImport } from '@rostrum/contracts/people';
import { csvOf, formatNumber } from '@rostrum/contracts';
import { Button, Card, DownloadIcon, PencilIcon, PlusIcon } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { saveFile } from './export-people.ts';
import { ProblemFix } from './problem-fix.tsx';
import { countRows } from './import-words.ts';
import styles from './import.module.css';

const figures = [
  ['added', 'new people'],
  ['changed', 'updates'],
  ['wrong', 'rows with errors'],
  ['unchanged', 'unchanged'],
  ['skipped', 'left as they are'],
] as const;

/** How many rows of which kind. */
export const ImportCounts = ({ counts, note }: { counts: PersonImport['counts']; note: string }) => (
  <Card>
    <div className={styles.counts}>
      <dl className={styles.figures}>
        {figures
          .filter(([name]) => name !== 'skipped' || counts.skipped > 0)
          .map(([name, label]) => (
            <div key={name} data-wrong={(name === 'wrong' && counts.wrong > 0) || undefined}>
              <dt>{label}</dt>
              <dd>{formatNumber(counts[name])}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </div>
  </Card>
);

const exportProblems = (problems: readonly ImportProblem[]) =>
  saveFile(
    [
      csvOf([
        ['Row', 'Column', 'Value', 'What to do'],
        ...problems.map(({ row, name, value, message }) => [row, name, value, message]),
      ]),
    ],
    'import-errors.csv',
  );

export interface ImportProblemsProps {
  record: PersonImport;
  /** Absent once the import ran: there is nothing to correct here any more. */
  onCorrect?: (row: number, column: number, value: string | undefined) => void;
  corrections: PersonImport['corrections'];
}

/** Every wrong cell with what to do about it, and a field to put it right. */
export function ImportProblems({ record, onCorrect, corrections }: ImportProblemsProps) {
  const { problems, problem_count, counts } = record;
  if (problem_count === 0) return null;
  return (
    <Card
      title={onCorrect ? 'To fix' : 'Not imported'}
      hint={`${formatNumber(problem_count)} in ${countRows(counts.wrong)}`}
      extra={
        <Button
          size="small"
          icon={<DownloadIcon aria-hidden size={14} />}
          onClick={() => exportProblems(problems)}
        >
          Errors as CSV
        </Button>
      }
    >
      <div className={styles.scroll}>
        <table className={styles.problems} aria-label={`Problems in ${countRows(counts.wrong)}`}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Value</th>
              <th scope="col">What to do</th>
              {onCorrect ? <th scope="col">New value</th> : null}
            </tr>
          </thead>
          <tbody>
            {problems.map((problem) => (
              <tr key={`${problem.row} ${problem.column} ${problem.message}`}>
                <td className="r-tabular">{problem.row}</td>
                <td className={styles.name}>{problem.name || '–'}</td>
                <td>{problem.value ? <code className={styles.value}>{problem.value}</code> : 'empty'}</td>
                <td>{problem.message}</td>
                {onCorrect ? (
                  <td>
                    <ProblemFix problem={problem} corrections={corrections} onCorrect={onCorrect} />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problem_count > problems.length ? (
        <p className={styles.more}>
          The first {formatNumber(problems.length)} of {formatNumber(problem_count)} are shown.
        </p>
      ) : null}
    </Card>
  );
}

/** The first people of the file, and what becomes of each. */
export function PlannedPeople({ record: { planned, counts } }: { record: PersonImport }) {
  if (planned.length === 0) return null;
  return (
    <Card
      title="What will happen"
      hint={`First ${planned.length} of ${formatNumber(counts.added + counts.changed)}`}
    >
      <ul className={styles.planned} aria-label="First people of the file">
        {planned.map(({ row, name, job_title, kind, changes }) => (
          <li key={row}>
            <span className={styles.person}>
              {name}
              <span className={styles.sample}>{job_title}</span>
            </span>
            <Status icon={kind === 'new' ? PlusIcon : PencilIcon} tone={kind === 'new' ? 'success' : 'info'}>
              {kind === 'new' ? 'New' : 'Update'}
            </Status>
            <span className={styles.quiet}>
              {kind === 'new' ? 'Added as a draft' : `Changes ${changes.join(', ')}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
