import { formatNumber } from '@rostrum/contracts';
import './form.css';

export interface TextCounterProps {
  length: number;
  most: number;
}

/** "87 / 140", right of a field's label. Red once it is too long; screen readers hear it near the end. */
export function TextCounter({ length, most }: TextCounterProps) {
  const over = length > most;
  const near = length >= most * 0.9;
  return (
    <span className={over ? 'r-text-counter r-text-counter--over' : 'r-text-counter'}>
      <span aria-hidden>
        {formatNumber(length)} / {formatNumber(most)}
      </span>
      <span className="r-visually-hidden" role="status">
        {over
          ? `${formatNumber(length - most)} characters too many`
          : near
            ? `${formatNumber(most - length)} characters left`
            : ''}
      </span>
    </span>
  );
}
