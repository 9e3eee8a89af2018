import { clockTime } from '@rostrum/ui-kit';
import styles from './held-reply.module.css';
import type { KeptDraft } from './use-kept-draft.ts';

/** Whether what is written is on the server. */
export function DraftStatus({ state, isFailing }: Pick<KeptDraft, 'state' | 'isFailing'>) {
  const { text, isDirty, savedAt } = state;
  if (isFailing) return <span className={styles.status}>Not saved. Your text is kept in this tab.</span>;
  if (text === '' || isDirty || savedAt === null) return null;
  return <span className={styles.status}>Draft saved {clockTime(Date.parse(savedAt))}</span>;
}
