import { CheckIcon } from '@rostrum/ui-kit';
import styles from './import.module.css';

const steps = ['File', 'Columns', 'Check', 'Import'] as const;

/** Where an import stands: `current` counts from 0. */
export const ImportSteps = ({ current }: { current: number }) => (
  <ol className={styles.steps} aria-label="Steps">
    {steps.map((step, place) => (
      <li
        key={step}
        className={styles.step}
        data-state={place < current ? 'done' : place === current ? 'current' : undefined}
        aria-current={place === current ? 'step' : undefined}
      >
        <span className={styles.stepMark} aria-hidden>
          {place < current ? <CheckIcon size={14} /> : place + 1}
        </span>
        {step}
      </li>
    ))}
  </ol>
);
