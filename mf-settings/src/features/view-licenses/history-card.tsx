import { formatDay } from '@rostrum/contracts';
import type { SeatChange } from '@rostrum/contracts/settings';
import { Card } from '@rostrum/ui-kit';
import styles from './licenses.module.css';
import { seatNames } from './seat-words.ts';

const wordsOf = ({ seats }: SeatChange) =>
  seats.map(({ kind, limit }) => `${seatNames[kind].name}: ${limit ?? 'no limit'}`).join(', ');

/** When the numbers of seats were set, as far back as the record goes. */
export const HistoryCard = ({ history }: { history: readonly SeatChange[] }) => (
  <Card title="History">
    {history.length === 0 ? (
      <p className={styles.quiet}>The numbers of seats were not changed yet.</p>
    ) : (
      <ul className={styles.history} aria-label="Changes of the seats">
        {history.map((change) => (
          <li key={change.changed_at}>
            <time dateTime={change.changed_at}>{formatDay(change.changed_at)}</time>
            {wordsOf(change)}
          </li>
        ))}
      </ul>
    )}
  </Card>
);
