import { apiKeys, deliveryDays, integrations, memberCredentials } from '@rostrum/contracts/settings';
import type { IdentityDeps } from '@rostrum/identity';
import { contractRoutes, route, defineModule } from '@rostrum/server-kit/module';
import { createGuardedFetch } from '@rostrum/server-kit/outbound';
import { createApiKeyService } from './api-keys/api-keys.service.ts';
import { provisioningRepository } from '../provisioning/index.ts';
import { clientTokensEndpoint } from './api-keys/client-tokens.endpoint.ts';
import { calendarEndpoint } from './calendar/calendar.endpoint.ts';
import { createCalendarService } from './calendar/calendar.service.ts';
import { createMemberCredentialService } from './member-credentials/member-credentials.service.ts';
import { createDeliverDue } from './webhooks/deliver-due.ts';
import { startOrderingPeopleFeeds } from './people-feed/order-people-feeds.job.ts';
import { peopleFeedRoutes } from './people-feed/people-feed.routes.ts';
import { startDelivering } from './webhooks/deliver-webhooks.job.ts';
import { createSendDelivery } from './webhooks/send-delivery.ts';
import { createWebhookService } from './webhooks/webhooks.service.ts';
import * as schema from './integrations.schema.ts';
import {
  apiKeysPersonalData,
  calendarFeedsPersonalData,
  clientTokensPersonalData,
  webhookDeliveriesPersonalData,
  webhooksPersonalData,
} from './integrations.personal-data.ts';

const allowsLoopback = ({ config }: Pick<IdentityDeps, 'config'>) => !config.isProduction;

const senderOf = (deps: IdentityDeps) =>
  createSendDelivery({
    db: deps.db,
    clock: deps.clock,
    origin: deps.config.publicUrl,
    secretKey: deps.secrets.webhook,
    // A receiver has nothing to tell: what it answers is looked at by its status alone.
    fetch: createGuardedFetch({ allowLoopback: allowsLoopback(deps), timeoutMs: 10_000, maxBytes: 65_536 }),
  });

const integrationRoutes = contractRoutes((deps: IdentityDeps) => {
  const { db, clock, config, secrets } = deps;
  const webhooks = createWebhookService({
    db,
    clock,
    secretKey: secrets.webhook,
    allowLoopback: allowsLoopback(deps),
    send: senderOf(deps),
  });
  const calendar = createCalendarService({ db, clock, origin: config.publicUrl });
  const keys = createApiKeyService({ db, clock });
  const credentials = createMemberCredentialService({ db });
  const outward = { limit: { points: 60, seconds: 600 } };
  return [
    route(integrations.get, 'integration.manage', async ({ session }) => ({
      webhooks: await webhooks.list(session),
      calendar: await calendar.get(session),
    })),
    route(integrations.addWebhook, 'integration.manage', ({ session, request, body }) =>
      webhooks.add(session, request, body),
    ),
    route(integrations.changeWebhook, 'integration.manage', ({ session, request, params, body }) =>
      webhooks.change(session, request, { id: params.id, ...body }),
    ),
    route(integrations.rotateSecret, 'integration.manage', ({ session, request, params }) =>
      webhooks.rotate(session, request, params.id),
    ),
    route(integrations.removeWebhook, 'integration.manage', ({ session, request, params }) =>
      webhooks.remove(session, request, params.id),
    ),
    route(
      integrations.testWebhook,
      'integration.manage',
      ({ session, params }) => webhooks.test(session, params.id),
      outward,
    ),
    route(integrations.deliveries, 'integration.manage', ({ session, params, query }) =>
      webhooks.deliveries(session, params.id, query),
    ),
    route(
      integrations.replay,
      'integration.manage',
      ({ session, params }) => webhooks.replay(session, params.id),
      outward,
    ),
    route(integrations.renewCalendar, 'integration.manage', ({ session, request }) =>
      calendar.renew(session, request),
    ),
    route(integrations.removeCalendar, 'integration.manage', ({ session, request }) =>
      calendar.remove(session, request),
    ),
    route(apiKeys.list, 'integration.manage', ({ session }) => keys.list(session)),
    route(apiKeys.add, 'integration.manage', ({ session, request, body }) =>
      keys.add(session, request, body),
    ),
    route(apiKeys.rotate, 'integration.manage', ({ session, request, params }) =>
      keys.rotate(session, request, params.id),
    ),
    route(apiKeys.takeOver, 'integration.manage', ({ session, request, params }) =>
      keys.takeOver(session, request, params.id),
    ),
    route(memberCredentials.list, 'integration.manage', ({ session, params }) =>
      credentials.list(session, params.id),
    ),
    route(memberCredentials.revoke, 'integration.manage', ({ session, request, params, body }) =>
      credentials.revoke(session, request, { userId: params.id, ...body }),
    ),
    route(apiKeys.revoke, 'integration.manage', ({ session, request, params }) =>
      keys.revoke(session, request, params.id),
    ),
  ];
});

/** What other programs are told: webhooks and a calendar, and the keys with which they ask themselves. */
export const integrationsModule = defineModule({
  name: 'integrations',
  tables: [
    schema.webhooks,
    schema.webhookDeliveries,
    schema.calendarFeeds,
    schema.apiKeys,
    schema.clientTokens,
  ],
  personalData: [
    apiKeysPersonalData,
    calendarFeedsPersonalData,
    clientTokensPersonalData,
    webhookDeliveriesPersonalData,
    webhooksPersonalData,
  ],
  routes: [integrationRoutes, peopleFeedRoutes],
  endpoints: (app, deps: IdentityDeps) => {
    calendarEndpoint(app, deps);
    clientTokensEndpoint(app, deps);
  },
  jobs: [
    (boss, deps: IdentityDeps) => {
      const deliverDue = createDeliverDue({ db: deps.db, clock: deps.clock, send: senderOf(deps) });
      return startDelivering(boss, async () => {
        const sent = await deliverDue();
        await provisioningRepository.pruneCalls(
          deps.db,
          new Date(deps.clock().getTime() - deliveryDays * 86_400_000),
        );
        return sent;
      });
    },
    startOrderingPeopleFeeds,
  ],
});
