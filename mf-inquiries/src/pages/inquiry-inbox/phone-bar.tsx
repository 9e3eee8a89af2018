import type { InquiryDetail } from '@rostrum/contracts';
import { Button, InfoIcon } from '@rostrum/ui-kit';
import type { ComposerMode } from '@rostrum/ui-kit/data';
import styles from './inquiry-inbox-page.module.css';

export interface PhoneBarProps {
  allowed: InquiryDetail['allowed'];
  onDetails: () => void;
  onWrite: (mode: ComposerMode) => void;
}

/** At the lower edge of a phone: details, and the one next step. */
export const PhoneBar = ({ allowed, onDetails, onWrite }: PhoneBarProps) => (
  <div className={styles.phoneBar}>
    <Button size="large" icon={<InfoIcon aria-hidden />} onClick={onDetails}>
      Details
    </Button>
    {allowed.reply ? (
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
