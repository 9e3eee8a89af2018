import type { InquiryDetail } from '@rostrum/contracts';
import { Button, InfoIcon } from '@rostrum/ui-kit';
import type { ComposerMode } from '@rostrum/ui-kit/data';
import { useClearances } from '../../features/answer-inquiry/clearance/clearances.queries.ts';
import styles from './inquiry-inbox-page.module.css';

export interface PhoneBarProps {
  inquiry: InquiryDetail;
  onDetails: () => void;
  onWrite: (mode: ComposerMode) => void;
}

/** At the lower edge of a phone: details, and the one next step. While a reply is cleared no other one is sent. */
export function PhoneBar({ inquiry, onDetails, onWrite }: PhoneBarProps) {
  const { allowed } = inquiry;
  const { open: clearing } = useClearances(inquiry);
  return (
    <div className={styles.phoneBar}>
      <Button size="large" icon={<InfoIcon aria-hidden />} onClick={onDetails}>
        Details
      </Button>
      {allowed.reply && clearing === undefined ? (
        <Button size="large" type="primary" onClick={() => onWrite('reply')}>
          Reply
        </Button>
      ) : allowed.note ? (
        <Button size="large" type="primary" onClick={() => onWrite('note')}>
          Add note
        </Button>
      ) : null}
    </div>
  );
}
