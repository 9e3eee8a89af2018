import type { SentInquiry } from '@rostrum/contracts';
import { classNames, AppLink, Avatar } from '@rostrum/ui-kit';
import { Deadline, SeekerStatus, trackSteps } from '@rostrum/ui-kit/data';
import { isClockRunning, recipientOf } from './tracker-words.ts';
import styles from './request-card.module.css';

/** One open request on the seeker's home, with its four steps in words. */
export function RequestCard({ inquiry, href }: { inquiry: SentInquiry; href: string }) {
  const { recipients, organisation, subject, status, steps, deadline_at } = inquiry;
  const [first] = recipients;
  return (
    <li>
      <AppLink className={styles.request} href={href}>
        <span className={styles.head}>
          <Avatar
            decorative
            src={first?.image}
            firstname={first?.name ?? organisation.name}
            username={first?.username ?? ''}
            rounded={first !== undefined}
            width={36}
            height={36}
          />
          <span className={styles.words}>
            <span className={styles.subject}>{subject}</span>
            <span className="r-secondary">
              {first ? `${recipientOf(inquiry)}, ${organisation.name}` : organisation.name}
            </span>
          </span>
          {deadline_at && isClockRunning(status) ? (
            <Deadline at={deadline_at} subject={subject} />
          ) : (
            <SeekerStatus status={status} />
          )}
        </span>
        <ol className={styles.steps}>
          {trackSteps(status, steps).map(({ key, label, state }) => (
            <li
              key={key}
              className={classNames(styles.step, styles[state])}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {label}
            </li>
          ))}
        </ol>
      </AppLink>
    </li>
  );
}
