import { formatDay } from '@rostrum/contracts';
import { apiKeys, type ApiKey } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, PanelError, PlusIcon, RelativeTime, notify } from '@rostrum/ui-kit';
import { DataTable, type DataColumn } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { ApiKeyDialog, describeNewKey } from './api-key-dialog.tsx';
import { scopeWords } from './integration-words.ts';
import { useApiKeys } from './integrations.queries.ts';
import styles from './integrations.module.css';
import type { Shown } from './shown-once.tsx';

const suspensionWords: Record<NonNullable<ApiKey['suspended']>, string> = {
  maker_left: 'Suspended: the person who made it is no longer a member.',
  maker_demoted: 'Suspended: the person who made it no longer manages members.',
};

function TakeOver({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const takeOver = useContractMutation(apiKeys.takeOver);
  const take = () =>
    takeOver
      .mutateAsync({ params: { id } })
      .then(
        () => notify.success({ title: `${name} works again.` }),
        tellRefusal("Couldn't take the key over."),
      );
  return (
    <ConfirmButton
      type="link"
      aria-label={`Take over ${name}`}
      title={`Take over ${name}?`}
      consequence="Programs that have this key can add, change and remove members again, by your rights. Take it over only if you know where it is used."
      confirmLabel="Take over"
      onConfirm={() => void take()}
    >
      Take over
    </ConfirmButton>
  );
}

function Actions({ apiKey, onShow }: { apiKey: ApiKey; onShow: (shown: Shown) => void }) {
  const { id, name, kind } = apiKey;
  const revoke = useContractMutation(apiKeys.revoke);
  const rotate = useContractMutation(apiKeys.rotate);
  const end = () =>
    revoke
      .mutateAsync({ params: { id } })
      .then(() => notify.success({ title: `${name} is revoked.` }), tellRefusal('Could not revoke the key.'));
  const renew = () =>
    rotate
      .mutateAsync({ params: { id } })
      .then(
        ({ item, key }) => onShow(describeNewKey(item, key)),
        tellRefusal('Could not change the secret.'),
      );
  return (
    <>
      {apiKey.suspended !== null && kind !== 'personal' ? <TakeOver apiKey={apiKey} /> : null}
      {kind === 'client' ? (
        <ConfirmButton
          type="link"
          aria-label={`New secret for ${name}`}
          title={`Give ${name} a new secret?`}
          consequence="The old secret and every token that was made with it stop working at once."
          confirmLabel="Make a new secret"
          onConfirm={() => void renew()}
        >
          New secret
        </ConfirmButton>
      ) : null}
      <ConfirmButton
        type="link"
        aria-label={`Revoke ${name}`}
        title={`Revoke ${name}?`}
        consequence="Programs that use this key are refused from their next call on."
        confirmLabel="Revoke the key"
        danger
        onConfirm={() => void end()}
      >
        Revoke
      </ConfirmButton>
    </>
  );
}

const columnsFor = (onShow: (shown: Shown) => void): readonly DataColumn<ApiKey>[] => [
  {
    key: 'name',
    title: 'Name',
    card: 'title',
    skeleton: 'text',
    render: ({ name, suspended }) =>
      suspended === null ? (
        name
      ) : (
        <>
          {name}
          <span className={styles.suspended}>{suspensionWords[suspended]}</span>
        </>
      ),
  },
  {
    key: 'prefix',
    title: 'Key',
    width: 200,
    card: 'meta',
    skeleton: 'short',
    render: ({ prefix, client_id }) => <code>{client_id ?? `${prefix}…`}</code>,
  },
  {
    key: 'scopes',
    title: 'Good for',
    width: 200,
    card: 'meta',
    skeleton: 'short',
    render: ({ scopes }) => scopes.map((scope) => scopeWords[scope]).join(', '),
  },
  {
    key: 'owner',
    title: 'Belongs to',
    width: 150,
    card: 'meta',
    cardLabel: 'Belongs to',
    skeleton: 'short',
    render: ({ kind, belongs_to }) => belongs_to ?? (kind === 'client' ? 'OAuth 2 client' : 'Organisation'),
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
    render: (apiKey) => <Actions apiKey={apiKey} onShow={onShow} />,
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
        With a key, your website can read your published profiles, posts and questions as JSON. A personal
        token ends with its member; an OAuth 2 client trades its secret for tokens of an hour.{' '}
        <a href="/docs">Read the API documentation</a>
      </p>
      {isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : data?.items.length === 0 ? (
        <p className={styles.quiet}>There are no keys yet.</p>
      ) : (
        <DataTable label="API keys" columns={columnsFor(onShow)} rows={data?.items} rowKey={({ id }) => id} />
      )}
      {isAdding ? <ApiKeyDialog onShow={onShow} onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
