import { inquiryTypeLabel } from '@rostrum/contracts';
import { AppLink, HourglassIcon, useNow } from '@rostrum/ui-kit';
import { formatMoment } from './format-moment.ts';
import { useOwnAsks } from './asked.queries.ts';
import styles from './own-asks.module.css';

export interface OwnAsksProps {
  /** The desk lists inquiries; those with a profile are asked. */
  isAsked: boolean;
  hrefOf: (id: string) => string;
}

/** Questions of the desk that wait for the reader's answer, above the inbox. */
export function OwnAsks({ isAsked, hrefOf }: OwnAsksProps) {
  const { data } = useOwnAsks(isAsked);
  const now = useNow();
  const items = (data?.items ?? []).filter(({ expires_at: expires }) => Date.parse(expires) > now);
  if (items.length === 0) return null;
  return (
    <section className={styles.asks} aria-label="You are asked">
      {items.map(({ id, type, text, expires_at: expires }) => (
        <AppLink key={id} href={hrefOf(id)} className={styles.ask}>
          <span className={styles.head}>
            <HourglassIcon aria-hidden size={16} /> Can you take this {inquiryTypeLabel(type)} inquiry?
          </span>
          <span className={styles.text}>{text}</span>
          <span className="r-secondary">Please answer by {formatMoment(expires, now)}</span>
        </AppLink>
      ))}
    </section>
  );
}
