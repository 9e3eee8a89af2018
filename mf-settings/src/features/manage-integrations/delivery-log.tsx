import { integrations, type Webhook, type WebhookDelivery } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, PanelError, RelativeTime, notify } from '@rostrum/ui-kit';
import { DataTable, Segmented, Status, type DataColumn } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { describeDelivery, eventWords } from './integration-words.ts';
import { useDeliveries } from './integrations.queries.ts';
import styles from './integrations.module.css';

const perPage = 20;
const filters = [
  { value: 'all', label: 'All' },
  { value: 'failed', label: 'Failed' },
  { value: 'waiting', label: 'Waiting' },
] as const;

function Replay({ delivery }: { delivery: WebhookDelivery }) {
  const replay = useContractMutation(integrations.replay);
  const send = () =>
    replay.mutateAsync({ params: { id: delivery.id } }).then(({ state, error }) => {
      if (state === 'delivered') notify.success({ title: `${delivery.object} was delivered.` });
      else
        notify.error({
          title: `${delivery.object} was not delivered.`,
          ...(error !== null && { description: error }),
        });
    }, tellRefusal('Could not replay the delivery.'));
  return (
    <Button
      type="link"
      loading={replay.isPending}
      aria-label={`Replay ${eventWords[delivery.event]}: ${delivery.object}`}
      onClick={() => void send()}
    >
      Replay
    </Button>
  );
}

const columns: readonly DataColumn<WebhookDelivery>[] = [
  {
    key: 'object',
    title: 'Object',
    card: 'title',
    skeleton: 'text',
    render: ({ object }) => object,
  },
  {
    key: 'event',
    title: 'Event',
    width: 160,
    card: 'meta',
    skeleton: 'short',
    render: ({ event }) => eventWords[event],
  },
  {
    key: 'result',
    title: 'Result',
    card: 'status',
    skeleton: 'short',
    render: (delivery) => {
      const { words, icon, tone } = describeDelivery(delivery);
      return (
        <Status icon={icon} tone={tone}>
          {words}
        </Status>
      );
    },
  },
  {
    key: 'tries',
    title: 'Tries',
    width: 72,
    align: 'end',
    card: 'meta',
    cardLabel: 'Tries',
    skeleton: 'short',
    render: ({ tries }) => tries,
  },
  {
    key: 'time',
    title: 'Happened',
    width: 128,
    card: 'meta',
    cardLabel: 'Happened',
    skeleton: 'short',
    render: ({ occurred_at }) => <RelativeTime value={occurred_at} />,
  },
  {
    key: 'actions',
    title: <span className="r-visually-hidden">Actions</span>,
    width: 96,
    align: 'end',
    card: 'meta',
    render: (delivery) => <Replay delivery={delivery} />,
  },
];

/** What was sent to a webhook in the last 30 days, and what came of it. */
export function DeliveryLog({ webhook: { id, name } }: { webhook: Webhook }) {
  const [filter, setFilter] = useState<'all' | 'failed' | 'waiting'>('all');
  const [from, setFrom] = useState(0);
  const log = useDeliveries(id, { state: filter === 'all' ? undefined : filter, page_from: from });
  return (
    <section className={styles.log} aria-label={`Deliveries of ${name}`}>
      <div className={styles.logHead}>
        <h2 className="r-card-title">Deliveries of {name}</h2>
        <Segmented
          aria-label="Result"
          value={filter}
          options={[...filters]}
          onChange={(value) => {
            setFilter(value);
            setFrom(0);
          }}
        />
      </div>
      <p className={styles.quiet}>In order per object, tried eight times over a day, kept 30 days.</p>
      {log.isError ? (
        <PanelError onRetry={() => void log.refetch()} retrying={log.isFetching} />
      ) : (
        <DataTable
          label={`Deliveries of ${name}`}
          columns={columns}
          rows={log.data?.items}
          rowKey={(delivery) => delivery.id}
          page={{ from, size: perPage, total: log.data?.total ?? 0, onChange: setFrom }}
          refreshing={log.isPlaceholderData}
        />
      )}
    </section>
  );
}
