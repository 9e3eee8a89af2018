import type { Home } from '@rostrum/contracts';
import type { HomeDesk } from '@rostrum/contracts/analytics';
import { AppLink, Avatar } from '@rostrum/ui-kit';
import styles from './desk-now.module.css';
import { deskWords, dutyWords } from './desk-words.ts';

/** Who is on duty and until when the desk is open, as far as the organisation has set it; leads to where that is set. */
export function DeskNow({
  desk: { duty, hours },
  home,
}: {
  desk: HomeDesk;
  home: Pick<Home, 'now' | 'timezone'>;
}) {
  if (duty === undefined && !hours) return null;
  return (
    <AppLink href="/dashboard/inquiries/setup" className={styles.desk}>
      {duty ? <Avatar src={duty.image} firstname={duty.name} decorative /> : null}
      <span className={styles.words}>
        {duty ? (
          <span>
            <strong>{duty.name}</strong> {dutyWords(duty)}
          </span>
        ) : duty === null ? (
          <strong>No one is on duty</strong>
        ) : null}{' '}
        {hours ? <span className={styles.hours}>{deskWords(hours, home)}</span> : null}
      </span>
    </AppLink>
  );
}
