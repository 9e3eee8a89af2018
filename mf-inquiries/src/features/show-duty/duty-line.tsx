import { describeDuty } from '@rostrum/contracts/inquiries';
import { useDeskDuty } from './duty.queries.ts';
import styles from './duty-line.module.css';

/** Who is on duty at the desk now and next; nothing where the organisation has no rota, or while it is not known. */
export function DutyLine() {
  const { data } = useDeskDuty();
  if (!data?.duty) return null;
  const { now, next } = describeDuty(data.duty, data.timezone);
  return (
    <section aria-label="On duty" className={styles.duty}>
      <p className={styles.now}>
        On duty: <strong>{now}</strong>
      </p>
      <p className={styles.next}>{next}</p>
    </section>
  );
}
