import type { SeatUse } from '@rostrum/contracts/settings';
import { formatNumber } from '@rostrum/contracts';
import { Button, CircleAlertIcon, CircleCheckIcon, TriangleAlertIcon } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import styles from './licenses.module.css';
import { describeRoom, forecastFull, seatNames } from './seat-words.ts';

const icons = { plain: CircleCheckIcon, warning: TriangleAlertIcon, danger: CircleAlertIcon };

interface SeatRowProps {
  use: SeatUse;
  isChosen: boolean;
  onChoose: () => void;
}

/** One kind of seat: how many there are, how many are in use, and the way to those who hold them. */
export function SeatRow({ use, isChosen, onChoose }: SeatRowProps) {
  const { kind, used, invited, limit } = use;
  const { name, taken, icon: KindIcon } = seatNames[kind];
  const { words, tone } = describeRoom(use);
  const forecast = forecastFull(use);
  return (
    <li className={styles.row}>
      <KindIcon size={20} aria-hidden />
      <span className={styles.kind}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{invited === 0 ? taken : `${taken}: ${invited} invited`}</span>
        {forecast === null ? null : <span className={styles.quiet}>{forecast}</span>}
      </span>
      <span className={limit === null ? undefined : styles.bar} aria-hidden>
        {limit === null ? null : (
          <span
            data-tone={tone}
            style={{ inlineSize: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%` }}
          />
        )}
      </span>
      <span className={styles.used}>
        <strong>{formatNumber(used)}</strong>
        {limit === null ? ' in use' : ` of ${formatNumber(limit)}`}
      </span>
      <Status icon={icons[tone]} tone={tone}>
        {words}
      </Status>
      <Button
        type="link"
        aria-label={`Holders of ${name.toLowerCase()} seats`}
        aria-current={isChosen ? true : undefined}
        onClick={onChoose}
      >
        Holders
      </Button>
    </li>
  );
}
