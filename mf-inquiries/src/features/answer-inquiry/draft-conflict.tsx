import type { InquiryDraft } from '@rostrum/contracts/inquiries';
import { Button } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import styles from './held-reply.module.css';

export interface DraftConflictProps {
  /** What the other device stored. */
  other: InquiryDraft;
  onChoose: (which: 'mine' | 'other') => void;
}

/** Two devices wrote: both texts are shown, and the person chooses. */
export const DraftConflict = ({ other, onChoose }: DraftConflictProps) => (
  <Alert
    type="warning"
    showIcon
    title="This draft was changed on another device"
    description={
      <>
        {other.text === '' ? (
          <p>There it is empty: it was sent or deleted.</p>
        ) : (
          <p className={styles.text} dir="auto">
            {other.text}
          </p>
        )}
        <span className={styles.actions}>
          <Button onClick={() => onChoose('other')}>
            {other.text === '' ? 'Empty it here too' : 'Use that text'}
          </Button>
          <Button onClick={() => onChoose('mine')}>Keep the text below</Button>
        </span>
      </>
    }
  />
);
