import { useNow } from '../hooks/use-now.ts';
import { HistoryIcon } from '../icons.ts';
import { RelativeTime } from '../text/relative-time.tsx';
import './last-confirmed.css';

const year = 365 * 86_400_000;

/** When a profile was last confirmed; amber once that is over a year ago or never happened. */
export function LastConfirmed({ value }: { value: string | null }) {
  const now = useNow(3_600_000);
  const isStale = value === null || now - Date.parse(value) > year;
  return isStale ? (
    <span className="r-stale">
      <HistoryIcon aria-hidden />
      <RelativeTime value={value} />
    </span>
  ) : (
    <RelativeTime value={value} />
  );
}
