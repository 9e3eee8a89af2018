import type { CssProblem } from '@rostrum/contracts/builder';
import { Button, CircleAlertIcon } from '@rostrum/ui-kit';
import styles from './write-css.module.css';

export interface ProblemListProps {
  problems: readonly CssProblem[];
  onOpen: (problem: CssProblem) => void;
}

/** What has to be mended before the theme can be published; each leads to its place in the text. */
export const ProblemList = ({ problems, onOpen }: ProblemListProps) =>
  problems.length === 0 ? null : (
    <ul className={styles.problems} aria-label="Problems">
      {problems.map((problem) => (
        <li key={`${problem.line} ${problem.column} ${problem.message}`}>
          <CircleAlertIcon aria-hidden size={16} />
          <Button type="link" size="small" onClick={() => onOpen(problem)}>
            Line {problem.line}, column {problem.column}
          </Button>
          <span>{problem.message}</span>
        </li>
      ))}
    </ul>
  );
