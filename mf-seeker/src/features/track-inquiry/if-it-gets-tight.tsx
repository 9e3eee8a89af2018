import type { TrackedInquiry } from '@rostrum/contracts';
import { Card, PhoneIcon } from '@rostrum/ui-kit';
import styles from './if-it-gets-tight.module.css';

/** The desk's number, before it is needed. */
export function IfItGetsTight({ inquiry: { desk_phone, organisation } }: { inquiry: TrackedInquiry }) {
  if (!desk_phone) return null;
  return (
    <Card title="If you’re short on time">
      <a className={styles.tight} href={`tel:${desk_phone.replace(/\s/g, '')}`}>
        <PhoneIcon aria-hidden size={20} />
        <span>
          <span className={styles.number}>{desk_phone}</span>
          <span className="r-secondary">The desk of {organisation.name}. Quote your reference.</span>
        </span>
      </a>
    </Card>
  );
}
