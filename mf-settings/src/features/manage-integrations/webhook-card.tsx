import { integrations, type Webhook } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, ConfirmButton, HashIcon, RadioTowerIcon, RelativeTime, notify } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import { describeWebhook, eventWords, formatWords } from './integration-words.ts';
import styles from './integrations.module.css';

interface WebhookCardProps {
  webhook: Webhook;
  isOpen: boolean;
  onLog: () => void;
  onChange: () => void;
  onSecret: (name: string, secret: string) => void;
}

/** One webhook: where it leads, how it is doing, and what can be done with it. */
export function WebhookCard({ webhook, isOpen, onLog, onChange, onSecret }: WebhookCardProps) {
  const {
    id,
    version,
    name,
    url,
    format,
    events,
    state,
    failing_since,
    last_delivered_at,
    last_error,
    waiting,
  } = webhook;
  const test = useContractMutation(integrations.testWebhook);
  const change = useContractMutation(integrations.changeWebhook);
  const rotate = useContractMutation(integrations.rotateSecret);
  const remove = useContractMutation(integrations.removeWebhook);
  const look = describeWebhook(webhook);
  const Mark = format === 'signed' ? RadioTowerIcon : HashIcon;
  const sendTest = () =>
    test.mutateAsync({ params: { id } }).then(({ state: outcome, error }) => {
      if (outcome === 'delivered') notify.success({ title: `${name} received the test.` });
      else
        notify.error({
          title: `${name} did not receive the test.`,
          ...(error !== null && { description: error }),
        });
    }, tellRefusal('Could not send the test.'));
  const setState = (next: 'active' | 'paused') =>
    change
      .mutateAsync({ params: { id }, body: { version, name, url, events, state: next } })
      .then(
        () => notify.success({ title: next === 'paused' ? `${name} is paused.` : `${name} is on again.` }),
        tellRefusal('Could not change the webhook.'),
      );
  const takeAway = () =>
    remove
      .mutateAsync({ params: { id } })
      .then(
        () => notify.success({ title: `${name} is removed.` }),
        tellRefusal('Could not remove the webhook.'),
      );
  const renew = () =>
    rotate
      .mutateAsync({ params: { id } })
      .then(({ secret }) => onSecret(name, secret), tellRefusal('Could not change the secret.'));
  return (
    <Card tone={look.tone === 'danger' ? 'danger' : 'plain'} className={styles.card}>
      <div className={styles.title}>
        <Mark size={20} aria-hidden />
        <h2 className="r-card-title">{name}</h2>
      </div>
      <Status icon={look.icon} tone={look.tone}>
        {look.words}
      </Status>
      <p className={styles.quiet}>
        {format === 'signed' ? null : `${formatWords[format]}, `}
        <code>{url}</code>
      </p>
      <p className={styles.quiet}>{events.map((event) => eventWords[event]).join(', ')}</p>
      <p className={styles.quiet}>
        {last_delivered_at === null ? (
          'Nothing was delivered yet'
        ) : (
          <>
            Last delivery <RelativeTime value={last_delivered_at} />
          </>
        )}
        {waiting === 0 ? null : `, ${waiting} waiting`}
      </p>
      {failing_since === null ? null : (
        <p className={styles.fault}>
          {last_error} Since <RelativeTime value={failing_since} />.
        </p>
      )}
      <div className={styles.buttons}>
        <Button aria-pressed={isOpen} aria-label={`Log of ${name}`} onClick={onLog}>
          Log
        </Button>
        <Button loading={test.isPending} aria-label={`Test ${name}`} onClick={() => void sendTest()}>
          Test
        </Button>
        <Button aria-label={`Change ${name}`} onClick={onChange}>
          Change
        </Button>
        <Button
          loading={change.isPending}
          aria-label={state === 'active' ? `Pause ${name}` : `Resume ${name}`}
          onClick={() => void setState(state === 'active' ? 'paused' : 'active')}
        >
          {state === 'active' ? 'Pause' : 'Resume'}
        </Button>
        {format === 'signed' ? (
          <ConfirmButton
            aria-label={`New secret for ${name}`}
            title={`Give ${name} a new secret?`}
            consequence="From now on the old secret signs nothing. Set the new one in the receiver at once."
            confirmLabel="Make a new secret"
            onConfirm={() => void renew()}
          >
            New secret
          </ConfirmButton>
        ) : null}
        <ConfirmButton
          type="text"
          aria-label={`Remove ${name}`}
          title={`Remove ${name}?`}
          consequence="Its log is removed with it, and what waits is not sent."
          confirmLabel="Remove it"
          danger
          onConfirm={() => void takeAway()}
        >
          Remove
        </ConfirmButton>
      </div>
    </Card>
  );
}
