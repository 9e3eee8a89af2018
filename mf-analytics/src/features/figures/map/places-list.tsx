import { formatNumber } from '@rostrum/contracts';
import type { Unit } from '../panels/sentences.ts';
import styles from './places-panel.module.css';

export interface PlacesListProps {
  rows: readonly { key: string; label: string; count: number }[];
  unit: Unit;
  /** What is left of the places: those after the last row, and small groups. */
  rest: string;
  /** The place that stays shown until it is pressed again. */
  chosen: string | null;
  onChoose: (key: string | null) => void;
  onPoint: (key: string | null) => void;
}

/** The places with the highest counts; each shows where it lies, by pointer, touch and keyboard. */
export const PlacesList = ({ rows, unit, rest, chosen, onChoose, onPoint }: PlacesListProps) => (
  <div>
    <ol className={styles.list}>
      {rows.map(({ key, label, count }) => (
        <li key={key}>
          <button
            type="button"
            aria-pressed={key === chosen}
            onClick={() => onChoose(key === chosen ? null : key)}
            onFocus={() => onPoint(key)}
            onBlur={() => onPoint(null)}
            onPointerEnter={() => onPoint(key)}
            onPointerLeave={() => onPoint(null)}
          >
            <span>{label}</span>
            <b>{formatNumber(count)}</b>
            <span className="r-visually-hidden">{count === 1 ? unit[0] : unit[1]}, show on the map</span>
          </button>
        </li>
      ))}
    </ol>
    {rest === '' ? null : <p className={styles.rest}>{rest}</p>}
  </div>
);
