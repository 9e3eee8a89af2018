import type { Webhook, WebhookDelivery } from '@rostrum/contracts/settings';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';

export const presentWebhook = (
  row: WebhookRow,
  { waiting, error }: { waiting: number; error: string | null },
): Webhook => ({
  id: row.id,
  version: row.version,
  name: row.name,
  url: row.url,
  format: row.format,
  events: row.events,
  state: row.state,
  failing_since: row.failingSince?.toISOString() ?? null,
  last_delivered_at: row.lastDeliveredAt?.toISOString() ?? null,
  last_error: row.failingSince === null ? null : error,
  waiting,
  secret_changed_at: row.secretChangedAt.toISOString(),
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  object: row.objectLabel,
  occurred_at: row.occurredAt.toISOString(),
  state: row.state,
  tries: row.tries,
  tried_at: row.triedAt?.toISOString() ?? null,
  next_at: row.state === 'waiting' ? row.nextAt.toISOString() : null,
  response_status: row.responseStatus,
  error: row.error,
  took_ms: row.tookMs,
});
