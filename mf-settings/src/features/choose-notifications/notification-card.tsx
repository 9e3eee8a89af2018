import {
  listAdjustableKinds,
  notifications,
  type AdjustableKind,
  type NotificationFrequency,
} from '@rostrum/contracts/notifications';
import { contractQueryKey, useContractMutation, useSession } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Card, PanelError, SkeletonBlock, notify } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { useId } from 'react';
import styles from './notification-card.module.css';
import { useNotificationChoices } from './notification-choices.queries.ts';

const kindWords: Record<AdjustableKind, string> = {
  assigned: 'An inquiry is assigned to you',
  mention: 'A colleague mentions you in a note',
  ask: 'An expert answers the desk',
  reply: 'A sender replies or withdraws',
  due: 'A first reply is due soon',
  review: 'A profile is submitted for review',
  answer_review: 'An expert submits an answer',
  decision: 'Your profile is published, or a change is approved or sent back',
};
const frequencyWords: Record<NotificationFrequency, string> = {
  at_once: 'Email at once',
  daily: 'One daily email',
  none: 'No email',
};
const options = Object.entries(frequencyWords).map(([value, label]) => ({ value, label }));

/** When what the bell shows is also mailed. Each choice is saved at once. */
export function NotificationCard() {
  const id = useId();
  const queryClient = useQueryClient();
  const saved = useNotificationChoices();
  const save = useContractMutation(notifications.choose, {
    onSuccess: (next) => {
      queryClient.setQueryData(contractQueryKey(notifications.choices), next);
      notify.success({ title: 'Notifications saved' });
    },
  });
  const choices = saved.data;
  const { role } = useSession();
  const kinds = role === null ? [] : listAdjustableKinds(role);
  return (
    <Card title="Email notifications" className={styles.card}>
      <p className={styles.quiet}>
        The bell shows everything. Choose what is also emailed. The daily email is sent at 7:00 in your time
        zone. A missed first reply is always emailed at once.
      </p>
      {saved.isError ? (
        <PanelError onRetry={() => void saved.refetch()} retrying={saved.isFetching} />
      ) : choices ? (
        kinds.map((kind) => (
          <div key={kind} className={styles.row}>
            <label htmlFor={`${id}-${kind}`}>{kindWords[kind]}</label>
            <Select<NotificationFrequency>
              id={`${id}-${kind}`}
              className={styles.choice}
              value={choices[kind]}
              options={options}
              disabled={save.isPending}
              onChange={(frequency) => save.mutate({ body: { ...choices, [kind]: frequency } })}
            />
          </div>
        ))
      ) : (
        <SkeletonBlock height={160} />
      )}
      {save.isError ? (
        <PanelError onRetry={() => save.variables && save.mutate(save.variables)} retrying={save.isPending} />
      ) : null}
    </Card>
  );
}
