import type { TrackedInquiry } from '@rostrum/contracts';
import { Button, LinkButton, PhoneIcon } from '@rostrum/ui-kit';
import styles from './tracker-bar.module.css';

export interface TrackerBarProps {
  inquiry: Pick<TrackedInquiry, 'desk_phone' | 'may_reply'>;
  onReply: () => void;
}

/** On phones the two things to do stay in reach. */
export function TrackerBar({ inquiry: { desk_phone, may_reply }, onReply }: TrackerBarProps) {
  if (!desk_phone && !may_reply) return null;
  return (
    <div className={styles.trackerBar}>
      {desk_phone && (
        <LinkButton
          size="large"
          href={`tel:${desk_phone.replace(/\s/g, '')}`}
          icon={<PhoneIcon aria-hidden />}
        >
          Call desk
        </LinkButton>
      )}
      {may_reply && (
        <Button size="large" type="primary" onClick={onReply}>
          Reply
        </Button>
      )}
    </div>
  );
}
