import { definePersonalData, erased, mention, none, reference } from '@rostrum/server-kit/personal-data';
import { apiKeys, calendarFeeds, clientTokens, webhookDeliveries, webhooks } from './integrations.schema.ts';

export const apiKeysPersonalData = definePersonalData(apiKeys, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  columns: {
    id: reference(),
    orgId: reference(),
    name: erased({ own: 'api_keys' }),
    prefix: erased(),
    keyHash: erased(),
    scopes: none,
    kind: none,
    userId: reference(),
    clientId: none,
    expiresAt: none,
    lastUsedAt: none,
    createdBy: reference(),
    createdAt: none,
  },
});

export const calendarFeedsPersonalData = definePersonalData(calendarFeeds, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    secretHash: none,
    createdBy: reference(),
    createdAt: none,
    lastReadAt: none,
  },
});

export const clientTokensPersonalData = definePersonalData(clientTokens, {
  columns: { tokenHash: none, orgId: reference(), keyId: reference(), scopes: none, expiresAt: none },
});

export const webhookDeliveriesPersonalData = definePersonalData(webhookDeliveries, {
  links: [
    { subject: 'profile', by: ['orgId', 'objectId'], rows: 'deleted' },
    { subject: 'account', by: ['objectId'], rows: 'deleted' },
  ],
  mentionsWithin: 'orgId',
  columns: {
    id: reference(),
    orgId: reference(),
    webhookId: reference(),
    position: none,
    event: none,
    objectType: none,
    objectId: reference(),
    objectLabel: mention(['name']),
    href: mention(['username']),
    detail: mention(['name']),
    occurredAt: none,
    state: none,
    tries: none,
    nextAt: none,
    responseStatus: none,
    error: none,
    tookMs: none,
    triedAt: none,
    isReplay: none,
    createdAt: none,
  },
});

export const webhooksPersonalData = definePersonalData(webhooks, {
  links: [{ subject: 'organisation', by: ['orgId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    orgId: reference(),
    name: none,
    url: none,
    format: none,
    events: none,
    secret: none,
    state: none,
    failingSince: none,
    lastDeliveredAt: none,
    secretChangedAt: none,
    createdBy: reference(),
    version: none,
    createdAt: none,
  },
});
