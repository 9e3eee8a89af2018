import type { SentInquiry } from '@rostrum/contracts';
import { classNames, AppLink, Avatar } from '@rostrum/ui-kit';
import { Deadline, SeekerStatus, SeekerTrackDashes } from '@rostrum/ui-kit/data';
import { isClockRunning, recipientOf } from './tracker-words.ts';
import styles from './sent-card.module.css';

export interface SentCardProps {
  inquiry: SentInquiry;
  href: string;
  isOpen?: boolean;
}

/** One sent inquiry in the list: what was asked, of whom, how much time is left, how far it has come. */
export function SentCard({ inquiry, href, isOpen = false }: SentCardProps) {
  const [first] = inquiry.recipients;
  return (
    <li>
      <AppLink
        href={href}
        className={isOpen ? classNames(styles.sentCard, styles.open) : styles.sentCard}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Avatar
          decorative
          src={first?.image}
          firstname={first?.name ?? inquiry.organisation.name}
          username={first?.username ?? ''}
          rounded={first !== undefined}
        />
        <span className={styles.words}>
          <span className={styles.subject}>{inquiry.subject}</span>
          <span className={styles.who}>{recipientOf(inquiry)}</span>
        </span>
        <span className={styles.foot}>
          {inquiry.deadline_at !== null && isClockRunning(inquiry.status) ? (
            <Deadline at={inquiry.deadline_at} />
          ) : (
            <SeekerStatus status={inquiry.status} />
          )}
          <SeekerTrackDashes status={inquiry.status} steps={inquiry.steps} />
        </span>
      </AppLink>
    </li>
  );
}
