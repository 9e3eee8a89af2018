import { formatClock } from '@rostrum/contracts';
import { type TimezoneSettings } from '@rostrum/contracts/settings';
import { Avatar, Card } from '@rostrum/ui-kit';
import styles from './timezone.module.css';
import { showZone } from './zone-facts.ts';

/** Members who are shown times in a zone of their own. */
export function MembersElsewhere({ members, now }: { members: TimezoneSettings['elsewhere']; now: number }) {
  if (members.length === 0) return null;
  return (
    <Card title="Members elsewhere">
      <ul className={styles.members}>
        {members.map(({ id, name, image, timezone: zone }) => {
          const [firstname, ...rest] = name.split(' ');
          return (
            <li key={id}>
              <Avatar src={image} firstname={firstname} lastname={rest.at(-1)} decorative />
              <span className={styles.member}>
                <strong>{name}</strong>
                <span className={styles.quiet}>{showZone(zone)}</span>
              </span>
              <span className="r-tabular">{formatClock(now, zone)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
