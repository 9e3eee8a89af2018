import type { ImportProblem, PersonImport } from '@rostrum/contracts/people';
import { Button, Input } from '@rostrum/ui-kit';
import styles from './import.module.css';

export interface ProblemFixProps {
  problem: ImportProblem;
  corrections: PersonImport['corrections'];
  onCorrect: (row: number, column: number, value: string | undefined) => void;
}

/** Puts one cell right, without another round through the spreadsheet. */
export function ProblemFix({ problem, corrections, onCorrect }: ProblemFixProps) {
  const { row, column, name, suggestion } = problem;
  if (column === null) return 'In the file';
  const given = corrections.find((one) => one.row === row && one.column === column)?.value ?? '';
  return (
    <span className={styles.fix}>
      <Input
        aria-label={`New value of ${name}, row ${row}`}
        value={given}
        maxLength={4000}
        onChange={({ target }) => onCorrect(row, column, target.value === '' ? undefined : target.value)}
      />
      {suggestion !== null && given !== suggestion ? (
        <Button onClick={() => onCorrect(row, column, suggestion)}>Use {suggestion}</Button>
      ) : null}
    </span>
  );
}
