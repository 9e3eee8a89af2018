import styles from './spelling-note.module.css';

export interface SpellingNoteProps {
  typed: string;
  /** What was searched for instead; null: what was typed. */
  corrected: string | null;
  /** Whether what was typed was insisted on. */
  isExact: boolean;
  onExact: (isExact: boolean) => void;
}

/** A typing error that was put right, and the way to what was typed; or the way back. */
export function SpellingNote({ typed, corrected, isExact, onExact }: SpellingNoteProps) {
  if (corrected !== null)
    return (
      <p className={styles.spelling}>
        Showing results for <strong>{corrected}</strong>.{' '}
        <button type="button" className={styles.way} onClick={() => onExact(true)}>
          Search instead for “{typed}”
        </button>
      </p>
    );
  if (!isExact) return null;
  return (
    <p className={styles.spelling}>
      Searched for <strong>{typed}</strong> letter by letter.{' '}
      <button type="button" className={styles.way} onClick={() => onExact(false)}>
        Allow for typing errors
      </button>
    </p>
  );
}
