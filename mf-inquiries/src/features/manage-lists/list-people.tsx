import { formatNumber } from '@rostrum/contracts';
import { mostSubscribers, type ListSubscriber, type SubscriberState } from '@rostrum/contracts/inquiries';
import {
  BanIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  ConfirmButton,
  HourglassIcon,
  PanelError,
  RelativeTime,
  Trash2Icon,
  type Icon,
} from '@rostrum/ui-kit';
import { Skeleton, Status } from '@rostrum/ui-kit/data';
import { stateLabels } from './list-words.ts';
import { useRemoveSubscriber, useSubscribers } from './lists.queries.ts';
import { PasteAddresses } from './paste-addresses.tsx';
import styles from './list-people.module.css';

const icons: Record<SubscriberState, Icon> = {
  active: CircleCheckIcon,
  pending: HourglassIcon,
  unsubscribed: BanIcon,
  bounced: CircleAlertIcon,
  left: BanIcon,
};
const tones = {
  active: 'success',
  pending: 'plain',
  unsubscribed: 'plain',
  bounced: 'warning',
  left: 'plain',
} as const;

function Subscriber({
  subscriber,
  onRemove,
}: {
  subscriber: ListSubscriber;
  onRemove: () => Promise<unknown>;
}) {
  const { email, name, state, since, reason } = subscriber;
  return (
    <li>
      <span className={styles.who}>
        <span className={styles.email}>{email}</span>
        {name ? <span className={styles.note}>{name}</span> : null}
        {reason ? <span className={styles.note}>{reason}</span> : null}
      </span>
      <span className={styles.state}>
        <Status icon={icons[state]} tone={tones[state]}>
          {stateLabels[state]}
        </Status>
        <span className={styles.note}>
          <RelativeTime value={since} />
        </span>
      </span>
      {state === 'unsubscribed' ? (
        <span />
      ) : (
        <ConfirmButton
          type="text"
          danger
          icon={<Trash2Icon size={16} aria-hidden />}
          aria-label={`Remove ${email}`}
          title={`Remove ${email}?`}
          consequence="No more inquiries of this list go there."
          confirmLabel="Remove address"
          onConfirm={async () => void (await onRemove())}
        />
      )}
    </li>
  );
}

/** Who is on a list, each with its state, and a box for more. */
export function ListPeople({ listId }: { listId: string }) {
  const { data, isError, isFetching, refetch } = useSubscribers(listId);
  const remove = useRemoveSubscriber(listId);
  if (isError) return <PanelError onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return <Skeleton active />;
  return (
    <>
      <PasteAddresses listId={listId} />
      <p className={styles.result}>
        {`${formatNumber(data.items.length)} of ${formatNumber(mostSubscribers)} addresses`}
      </p>
      {data.items.length === 0 ? (
        <p className={styles.note}>This list is empty. Paste the first addresses above.</p>
      ) : (
        <ul className={styles.people} aria-label="Subscribers">
          {data.items.map((subscriber) => (
            <Subscriber key={subscriber.id} subscriber={subscriber} onRemove={() => remove(subscriber.id)} />
          ))}
        </ul>
      )}
    </>
  );
}
