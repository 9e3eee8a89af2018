import { Alert } from '@rostrum/ui-kit/data';
import styles from './invitations.module.css';

/** Addresses that got no invitation, each with the reason. */
export const NotInvited = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <Alert
      className={styles.notInvited}
      type="warning"
      showIcon
      title="These were not invited"
      description={
        <ul className={styles.left}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      }
    />
  );
