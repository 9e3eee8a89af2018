import type { IntegrationOverview, Webhook } from '@rostrum/contracts/settings';
import { Button, Page, PageSkeleton, PanelError, PlusIcon, SkeletonBlock } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { ApiKeysSection } from '../features/manage-integrations/api-keys-section.tsx';
import { CalendarCard } from '../features/manage-integrations/calendar-card.tsx';
import { DeliveryLog } from '../features/manage-integrations/delivery-log.tsx';
import { useIntegrations, useProvisioning } from '../features/manage-integrations/integrations.queries.ts';
import styles from '../features/manage-integrations/integrations.module.css';
import { ShownOnce, type Shown } from '../features/manage-integrations/shown-once.tsx';
import { WebhookCard } from '../features/manage-integrations/webhook-card.tsx';
import { WebhookDialog, type EditedWebhook } from '../features/manage-integrations/webhook-dialog.tsx';
import { titles } from '../manifest.ts';

const ScimCard = lazy(async () => ({
  default: (await import('../features/manage-integrations/scim-card.tsx')).ScimCard,
}));
const FeedCard = lazy(async () => ({
  default: (await import('../features/manage-integrations/feed-card.tsx')).FeedCard,
}));
const GroupMappingsSection = lazy(async () => ({
  default: (await import('../features/map-groups/group-mappings-section.tsx')).GroupMappingsSection,
}));
const ScimLog = lazy(async () => ({
  default: (await import('../features/manage-integrations/scim-log.tsx')).ScimLog,
}));

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

function ScimCalls() {
  const { data } = useProvisioning();
  return <Suspense fallback={null}>{data ? <ScimLog calls={data.calls} /> : null}</Suspense>;
}

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
          <Suspense fallback={<SkeletonBlock width="100%" height={240} />}>
            <ScimCard
              isOpen={openId === 'scim'}
              onLog={() => setOpenId(openId === 'scim' ? undefined : 'scim')}
              onShow={onShow}
            />
          </Suspense>
        </li>
        <li>
          <Suspense fallback={<SkeletonBlock width="100%" height={240} />}>
            <FeedCard />
          </Suspense>
        </li>
        <li>
          <CalendarCard calendar={calendar} onAddress={(address) => onShow(calendarAddress(address))} />
        </li>
      </ul>
      {open ? <DeliveryLog key={open.id} webhook={open} /> : null}
      {openId === 'scim' ? <ScimCalls /> : null}
    </>
  );
}

/** What other programs are told of the organisation, and the keys with which they ask themselves. */
export function IntegrationsPage() {
  const { data, isError, isFetching, refetch } = useIntegrations();
  const [edited, setEdited] = useState<EditedWebhook | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  return (
    <Page
      title={titles.integrations}
      width={1180}
      description="Tell other systems and chats what happens, let your identity provider keep members, show deadlines in a calendar, and let your website read what you publish."
      actions={
        <>
          <Button icon={<PlusIcon aria-hidden />} onClick={() => setEdited('chat')}>
            Add chat
          </Button>
          <Button type="primary" icon={<PlusIcon aria-hidden />} onClick={() => setEdited('webhook')}>
            Add webhook
          </Button>
        </>
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
      <Suspense fallback={<SkeletonBlock width="100%" height={120} />}>
        <GroupMappingsSection />
      </Suspense>
      {edited === null ? null : (
        <WebhookDialog
          edited={edited}
          onSecret={(name, secret) => setShown(secretOf(name, secret))}
          onClose={() => setEdited(null)}
        />
      )}
      {shown ? <ShownOnce {...shown} onClose={() => setShown(null)} /> : null}
    </Page>
  );
}
