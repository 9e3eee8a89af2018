import type { ListDelivery } from '@rostrum/contracts/inquiries';
import { mailingLists } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { RelativeTime } from '@rostrum/ui-kit';
import { DetailSection } from './detail-section.tsx';
import styles from './who-got-this.module.css';

const stateWords: Record<ListDelivery['state'], string> = {
  queued: 'Not sent yet',
  sent: 'Sent',
  failed: 'Could not be sent',
};

/** To whom mailing lists sent an inquiry, from what was recorded when they did. Nothing where none did. */
export function WhoGotThis({ inquiryId }: { inquiryId: string }) {
  const { data } = useQuery(contractQueryOptions(mailingLists.deliveries, { params: { id: inquiryId } }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <DetailSection title="Who got this">
      <ul className={styles.deliveries}>
        {data.items.map(({ list, email, at, state }) => (
          <li key={`${list} ${email}`}>
            <span className={styles.email}>{email}</span>
            <span className="r-caption">
              {`${list}. ${stateWords[state]} `}
              <RelativeTime value={at} />
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
