import { formatDay } from '@rostrum/contracts';
import { apiKeys, type ApiKey } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, PanelError, PlusIcon, RelativeTime, notify } from '@rostrum/ui-kit';
import { DataTable, type DataColumn } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { scopeWords } from './integration-words.ts';
import { useApiKeys } from './integrations.queries.ts';
import styles from './integrations.module.css';
import type { Shown } from './shown-once.tsx';

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const revoke = useContractMutation(apiKeys.revoke);
  const end = () =>
    revoke
      .mutateAsync({ params: { id } })
      .then(() => notify.success({ title: `${name} is revoked.` }), tellRefusal('Could not revoke the key.'));
  return (
    <ConfirmButton
      type="link"
      aria-label={`Revoke ${name}`}
      title={`Revoke ${name}?`}
      consequence="Programs that use this key can read nothing from their next call on."
      confirmLabel="Revoke the key"
      danger
      onConfirm={() => void end()}
    >
      Revoke
    </ConfirmButton>
  );
}

const columns: readonly DataColumn<ApiKey>[] = [
  { key: 'name', title: 'Name', card: 'title', skeleton: 'text', render: ({ name }) => name },
  {
    key: 'prefix',
    title: 'Key',
    width: 200,
    card: 'meta',
    skeleton: 'short',
    render: ({ prefix }) => <code>{prefix}…</code>,
  },
  {
    key: 'scopes',
    title: 'May read',
    width: 220,
    card: 'meta',
    skeleton: 'short',
    render: ({ scopes }) => scopes.map((scope) => scopeWords[scope]).join(', '),
  },
  {
    key: 'expires',
    title: 'Expires',
    width: 160,
    card: 'meta',
    cardLabel: 'Expires',
    skeleton: 'short',
    render: ({ is_expired, expires_at }) => (is_expired ? 'Expired' : formatDay(expires_at)),
  },
  {
    key: 'used',
    title: 'Last used',
    width: 140,
    card: 'meta',
    cardLabel: 'Last used',
    skeleton: 'short',
    render: ({ last_used_at }) => (last_used_at === null ? 'Never' : <RelativeTime value={last_used_at} />),
  },
  {
    key: 'actions',
    title: <span className="r-visually-hidden">Actions</span>,
    width: 96,
    align: 'end',
    card: 'meta',
    render: (apiKey) => <Revoke apiKey={apiKey} />,
  },
];

/** The keys with which websites and programs read what the organisation publishes: made, shown once, revoked. */
export function ApiKeysSection({ onShow }: { onShow: (shown: Shown) => void }) {
  const { data, isError, isFetching, refetch } = useApiKeys();
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={styles.log} aria-labelledby="api-keys">
      <div className={styles.logHead}>
        <h2 id="api-keys" className="r-card-title">
          API keys
        </h2>
        <Button icon={<PlusIcon aria-hidden />} onClick={() => setAdding(true)}>
          Make a key
        </Button>
      </div>
      <p className={styles.quiet}>
        With a key, your website can read your published profiles, posts and questions as JSON.{' '}
        <a href="/docs">Read the API documentation</a>
      </p>
      {isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : data?.items.length === 0 ? (
        <p className={styles.quiet}>There are no keys yet.</p>
      ) : (
        <DataTable label="API keys" columns={columns} rows={data?.items} rowKey={({ id }) => id} />
      )}
      {isAdding ? (
        <ApiKeyDialog
          onKey={(name, key) =>
            onShow({
              title: `Key of ${name}`,
              explanation:
                'Send it with each call: “Authorization: Bearer” and then the key. Keep it where visitors of your website cannot read it. It is shown this once.',
              text: key,
            })
          }
          onClose={() => setAdding(false)}
        />
      ) : null}
    </section>
  );
}
