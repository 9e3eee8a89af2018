import { useNow } from '../hooks/use-now.ts';
import { fullDate } from './format-time.ts';
import { relativeTimeText } from './relative-time-text.ts';

export interface RelativeTimeProps {
  /** ISO date and time; null shows the fallback. */
  value: string | null | undefined;
  fallback?: string;
}

/** How long ago, kept up to date, with the full date on hover. */
export function RelativeTime({ value, fallback = 'Never' }: RelativeTimeProps) {
  const now = useNow();
  if (!value) return <>{fallback}</>;
  const time = Date.parse(value);
  return (
    <time dateTime={value} title={fullDate(time)} className="r-tabular">
      {relativeTimeText(time, now)}
    </time>
  );
}
