import { type NavigationRole } from '@rostrum/contracts';
import {
  listAdjustableKinds,
  notifications,
  type adjustableKinds,
  type NotificationKind,
} from '@rostrum/contracts/notifications';
import { useContractMutation } from '@rostrum/remote-runtime';
import { AppLink, Button, PageSpinner, PanelError } from '@rostrum/ui-kit';
import { useState } from 'react';
import { NotificationRow } from './notification-row.tsx';
import { useNotifications } from './notifications.queries.ts';

const kindWords: Record<(typeof adjustableKinds)[number], string> = {
  assigned: 'Assigned',
  mention: 'Mentions',
  ask: 'Asks',
  reply: 'Replies',
  due: 'Due',
  review: 'Profiles',
  answer_review: 'Answers',
  decision: 'Decisions',
};
const step = 10;
const most = 100;

/** The newest notifications, with what marks them as read and what shows some of them. */
export function NotificationPanel({ role, unread }: { role: NavigationRole; unread: number }) {
  const [kind, setKind] = useState<NotificationKind>();
  const [size, setSize] = useState(step);
  const list = useNotifications(kind, size);
  const markRead = useContractMutation(notifications.markRead);
  const kinds = listAdjustableKinds(role);
  const items = list.data?.items ?? [];

  return (
    <section className="f-notifications" aria-label="Your notifications">
      <header className="f-notifications__head">
        <h2 className="r-card-title">Notifications</h2>
        <Button
          type="text"
          size="small"
          disabled={unread === 0}
          loading={markRead.isPending && markRead.variables?.body?.ids === undefined}
          onClick={() => markRead.mutate({ body: {} })}
        >
          Mark all read
        </Button>
      </header>
      {kinds.length > 0 ? (
        <div className="f-notifications__kinds" role="group" aria-label="Show">
          {[undefined, ...kinds].map((each) => (
            <button
              key={each ?? 'all'}
              type="button"
              className="f-notifications__kind"
              aria-current={kind === each ? 'true' : undefined}
              onClick={() => setKind(each)}
            >
              {each === undefined ? 'All' : kindWords[each]}
            </button>
          ))}
        </div>
      ) : null}
      {list.isPending ? (
        <PageSpinner label="Loading notifications" />
      ) : list.isError ? (
        <PanelError onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : items.length === 0 ? (
        <p className="f-notifications__none">
          {kind === undefined ? 'No notifications yet.' : 'No notifications of this type.'}
        </p>
      ) : (
        <ul className="f-notifications__list">
          {items.map((item) => (
            <NotificationRow
              key={item.id}
              item={item}
              onOpen={() => item.is_read || markRead.mutate({ body: { ids: [item.id] } })}
            />
          ))}
        </ul>
      )}
      {list.data && list.data.total > size && size < most ? (
        <div className="f-notifications__more">
          <Button type="text" loading={list.isFetching} onClick={() => setSize(size + step)}>
            Show more
          </Button>
        </div>
      ) : null}
      <footer className="f-notifications__foot">
        <span>Kept for 90 days</span>
        {kinds.length > 0 ? <AppLink href="/dashboard/settings/contact">Email settings</AppLink> : null}
      </footer>
    </section>
  );
}
