import type { CssProblem } from '@rostrum/contracts/builder';
import type { Ref } from 'react';
import styles from './write-css.module.css';

export interface CssFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  problems: readonly CssProblem[];
  onChange: (css: string) => void;
}

const minLines = 14;

/** A plain text field with line numbers. Tab leaves it, as in every field. */
export function CssField({ ref, value, problems, onChange }: CssFieldProps) {
  const lines = value.split('\n').length;
  const faulty = new Set(problems.map(({ line }) => line));
  return (
    <div className={styles.field}>
      <ol className={styles.numbers} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <li key={index} data-faulty={faulty.has(index + 1) || undefined}>
            {index + 1}
          </li>
        ))}
      </ol>
      <textarea
        ref={ref}
        className={styles.text}
        aria-label="Style sheet"
        aria-describedby="css-state"
        aria-invalid={problems.length > 0 || undefined}
        rows={Math.max(lines, minLines)}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
