import { classNames } from '../class-names.ts';
import './completeness-bar.css';

export interface CompletenessBarProps {
  /** 0 to 100. */
  percent: number;
  /** What is complete: "Profile". */
  label?: string;
  /** Written in place of the per cent: `2 of 6`. */
  text?: string | undefined;
  /** Below this the bar is grey: not yet good enough to publish. */
  goodFrom?: number;
}

/** How much of something is filled in, as bar and number. */
export function CompletenessBar({ percent, label = 'Complete', text, goodFrom = 75 }: CompletenessBarProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  const words = text ?? `${value}%`;
  return (
    <span className="r-completeness" role="img" aria-label={`${label}: ${words}`}>
      <span className="r-completeness__track">
        <span
          className={classNames('r-completeness__fill', value < goodFrom && 'r-completeness__fill--low')}
          style={{ width: `${value}%` }}
        />
      </span>
      <span className="r-completeness__number">{words}</span>
    </span>
  );
}
