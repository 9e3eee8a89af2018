import { formatClock, formatWeekday, formatZone } from '@rostrum/contracts';
import styles from './timezone.module.css';
import { formatOffset, getOffset, showZone } from './zone-facts.ts';

/** The time and day in a zone. */
export function ZoneClock({ label, zone, now }: { label: string; zone: string; now: number }) {
  const name = formatZone(now, zone);
  const offset = formatOffset(getOffset(zone, now));
  return (
    <div>
      <p className={styles.quiet}>
        {label}, {showZone(zone)}
      </p>
      <p className={styles.clock}>{formatClock(now, zone)}</p>
      <p className={styles.quiet}>
        {[formatWeekday(now, zone), /\d/.test(name) || name === offset ? null : name, offset]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}
