import { formatNumber } from '@rostrum/contracts';
import { AppLink, SkeletonBlock, durationText } from '@rostrum/ui-kit';
import { useOwnFigures } from './own-profile.queries.ts';
import styles from './profile-card.module.css';

/** What the profile brought in the last thirty days. Without an answer the card stands without figures. */
export function OwnFigures() {
  const { data, isError } = useOwnFigures();
  if (isError) return null;
  const reply = data?.median_first_reply_minutes.now;
  const figures = [
    { label: 'views', value: data && formatNumber(data.views.total.now) },
    { label: 'inquiries', value: data && formatNumber(data.inquiries.total.now) },
    {
      label: 'to first reply',
      value: data && (typeof reply === 'number' ? durationText(reply * 60_000) : '–'),
    },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <SkeletonBlock width={40} height={20} />}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.period}>
        Last 30 days. <AppLink href="/dashboard/analytics">Analytics</AppLink>
      </p>
    </>
  );
}
