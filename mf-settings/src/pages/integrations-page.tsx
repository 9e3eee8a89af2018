import type { IntegrationOverview, Webhook } from '@rostrum/contracts/settings';
import { Button, Page, PageSkeleton, PanelError, PlusIcon } from '@rostrum/ui-kit';
import { useState } from 'react';
import { ApiKeysSection } from '../features/manage-integrations/api-keys-section.tsx';
import { CalendarCard } from '../features/manage-integrations/calendar-card.tsx';
import { DeliveryLog } from '../features/manage-integrations/delivery-log.tsx';
import { useIntegrations } from '../features/manage-integrations/integrations.queries.ts';
import styles from '../features/manage-integrations/integrations.module.css';
import { ShownOnce, type Shown } from '../features/manage-integrations/shown-once.tsx';
import { WebhookCard } from '../features/manage-integrations/webhook-card.tsx';
import { WebhookDialog } from '../features/manage-integrations/webhook-dialog.tsx';
import { titles } from '../manifest.ts';

const secretOf = (name: string, text: string): Shown => ({
  title: `Secret of ${name}`,
  explanation:
    'Deliveries are signed with it (header Rostrum-Signature: HMAC-SHA256 over the time and the body). It is shown this once.',
  text,
});
const calendarAddress = (text: string): Shown => ({
  title: 'Calendar address',
  explanation:
    'Subscribe to it in your calendar program. It is shown this once; a new one can be made at any time.',
  text,
});

function Overview({
  overview: { webhooks, calendar },
  onEdit,
  onShow,
}: {
  overview: IntegrationOverview;
  onEdit: (webhook: Webhook) => void;
  onShow: (shown: Shown) => void;
}) {
  const [openId, setOpenId] = useState<string>();
  const open = webhooks.find(({ id }) => id === openId);
  return (
    <>
      <ul className={styles.cards} aria-label="Integrations">
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <WebhookCard
              webhook={webhook}
              isOpen={webhook.id === openId}
              onLog={() => setOpenId(webhook.id === openId ? undefined : webhook.id)}
              onChange={() => onEdit(webhook)}
              onSecret={(name, secret) => onShow(secretOf(name, secret))}
            />
          </li>
        ))}
        <li>
          <CalendarCard calendar={calendar} onAddress={(address) => onShow(calendarAddress(address))} />
        </li>
      </ul>
      {open ? <DeliveryLog key={open.id} webhook={open} /> : null}
    </>
  );
}

/** What other programs are told of the organisation, and the keys with which they ask themselves. */
export function IntegrationsPage() {
  const { data, isError, isFetching, refetch } = useIntegrations();
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <Page
      title={titles.integrations}
      width={1180}
      description="Tell other systems of inquiries, posts and profiles, show deadlines in a calendar, and let your website read what you publish."
      actions={
        <Button type="primary" icon={<PlusIcon aria-hidden />} onClick={() => setEdited('new')}>
          Add webhook
        </Button>
      }
    >
      {data ? (
        <Overview overview={data} onEdit={setEdited} onShow={setShown} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="list" label="Loading the integrations" />
      )}
      <ApiKeysSection onShow={setShown} />
      {edited === null ? null : (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          onSecret={(name, secret) => setShown(secretOf(name, secret))}
          onClose={() => setEdited(null)}
        />
      )}
      {shown ? <ShownOnce {...shown} onClose={() => setShown(null)} /> : null}
    </Page>
  );
}
