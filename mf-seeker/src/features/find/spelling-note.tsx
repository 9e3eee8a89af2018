import styles from './spelling-note.module.css';

export interface SpellingNoteProps {
  typed: string;
  /** What was searched for instead; null: what was typed. */
  corrected: string | null;
  /** Which words were changed for it. */
  changed: readonly { typed: string; used: string }[];
  /** What may have been meant; not searched for. */
  didYouMean: string | null;
  /** Whether what was typed was insisted on. */
  isExact: boolean;
  onExact: (isExact: boolean) => void;
  onSearch: (text: string) => void;
}

/** A typing error that was put right, and the way to what was typed; or the way back. */
export function SpellingNote({
  typed,
  corrected,
  changed,
  didYouMean,
  isExact,
  onExact,
  onSearch,
}: SpellingNoteProps) {
  const offer = didYouMean !== null && (
    <>
      Did you mean{' '}
      <button type="button" className={styles.way} onClick={() => onSearch(didYouMean)}>
        {didYouMean}
      </button>
      ?
    </>
  );
  if (corrected !== null)
    return (
      <p className={styles.spelling}>
        Showing results for <strong>{corrected}</strong>
        {changed.map(({ typed: word, used }) => ` (“${word}” read as “${used}”)`)}.{' '}
        <button type="button" className={styles.way} onClick={() => onExact(true)}>
          Search instead for “{typed}”
        </button>{' '}
        {offer}
      </p>
    );
  if (offer) return <p className={styles.spelling}>{offer}</p>;
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
