import styles from './spelling-note.module.css';

export interface NotUsedNoteProps {
  /** Parts of the request, as they were typed. */
  parts: readonly string[];
}

/** Says what the search could not use, so that no result is taken to meet it. */
export function NotUsedNote({ parts }: NotUsedNoteProps) {
  if (parts.length === 0) return null;
  return (
    <p className={styles.spelling}>
      We couldn’t search by {parts.map((part) => `“${part}”`).join(', ')}. Ask the experts when you contact
      them.
    </p>
  );
}
