import { describeDuty, type DeskDuty } from '@rostrum/contracts/inquiries';
import styles from './rota.module.css';

/** Who is on duty now and next, by the rota as it is saved. */
export function DutyNow({ duty, timezone }: { duty: DeskDuty; timezone: string }) {
  const { now, next } = describeDuty(duty, timezone);
  return (
    <dl className={styles.duty}>
      <dt>On duty now</dt>
      <dd>{now}</dd>
      <dt>Next</dt>
      <dd>{next}</dd>
    </dl>
  );
}
