import { ArrowDownIcon, ArrowUpRightIcon, MinusIcon } from '../icons.ts';
import './trend-badge.css';

export interface TrendBadgeProps {
  /** Change in per cent; null when there is nothing to compare with. */
  change: number | null;
  /** What it is compared with: "on the previous 30 days". */
  comparedWith: string;
  /** The page says for all its figures what they are compared with: then it is only said to screen readers here. */
  isSaidByPage?: boolean;
  /** Whether more is better; otherwise a rise is amber. */
  moreIsBetter?: boolean;
}

/** How a figure moved, in words with an arrow. */
export function TrendBadge({
  change,
  comparedWith,
  isSaidByPage = false,
  moreIsBetter = true,
}: TrendBadgeProps) {
  if (change === null) return <span className="r-trend">Nothing to compare yet</span>;
  const size = Math.abs(Math.round(change));
  if (size === 0) {
    return (
      <span className="r-trend">
        <MinusIcon aria-hidden /> Same as {comparedWith.replace(/^(on|than) /, '')}
      </span>
    );
  }
  const rose = change > 0;
  const Arrow = rose ? ArrowUpRightIcon : ArrowDownIcon;
  return (
    <span className={`r-trend r-trend--${rose === moreIsBetter ? 'good' : 'poor'}`}>
      <Arrow aria-hidden />
      <span>
        {rose ? 'Up' : 'Down'} {size}%{' '}
        {isSaidByPage ? <span className="r-visually-hidden">{comparedWith}</span> : comparedWith}
      </span>
    </span>
  );
}
