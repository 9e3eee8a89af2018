import { Card, CheckIcon, XIcon } from '@rostrum/ui-kit';
import styles from './licenses.module.css';

const kept = [
  'Published pages stay up',
  'Drafts, imports and profiles in review are kept; they take no seat',
  'An open invitation stays open',
];
const refused = 'Publishing, inviting or promoting one more is refused, and nothing else is changed';

/** What a full kind of seat means. */
export const RulesCard = () => (
  <Card title="When seats run out">
    <ul className={styles.rules}>
      {kept.map((text) => (
        <li key={text}>
          <CheckIcon size={18} color="var(--rostrum-success)" aria-hidden />
          {text}
        </li>
      ))}
      <li>
        <XIcon size={18} color="var(--rostrum-danger)" aria-hidden />
        {refused}
      </li>
    </ul>
    <p className={styles.quiet}>Seats are set by those who run this installation.</p>
  </Card>
);
