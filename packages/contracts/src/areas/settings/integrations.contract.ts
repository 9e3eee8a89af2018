import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  rowVersion,
  z,
} from '@rostrum/contracts';

/** What a webhook is sent: JSON that is signed, or a message that a chat shows. */
export const webhookFormats = ['signed', 'slack', 'teams'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** What a webhook can be told of. */
export const webhookEvents = [
  'inquiry.received',
  'inquiry.due',
  'inquiry.answered',
  'post.published',
  'profile.published',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
/** What a chat can be told of. */
export const chatEvents = ['inquiry.received', 'inquiry.due'] as const satisfies readonly WebhookEvent[];
/** Stopped: nothing arrived for three days. */
export const webhookStates = ['active', 'paused', 'stopped'] as const;
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** A delivery that does not arrive is tried so often, over about a day. */
export const deliveryTries = 8;
export const maximumWebhooks = 10;
/** Deliveries are kept for so many days. */
export const deliveryDays = 30;

export const webhook = z.object({
  id,
  version: rowVersion,
  name: z.string(),
  /** Of a chat's webhook the part that is no secret. */
  url: z.string(),
  format: z.enum(webhookFormats),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates),
  /** The first failure since the last delivery that arrived. */
  failing_since: isoDateTime.nullable(),
  last_delivered_at: isoDateTime.nullable(),
  /** What the newest failed try came back with. */
  last_error: z.string().nullable(),
  waiting: z.number().int(),
  secret_changed_at: isoDateTime,
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.object({
  id,
  event: z.enum([...webhookEvents, 'test']),
  object: z.string(),
  occurred_at: isoDateTime,
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  tried_at: isoDateTime.nullable(),
  next_at: isoDateTime.nullable(),
  response_status: z.number().int().nullable(),
  error: z.string().nullable(),
  took_ms: z.number().int().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const calendarFeed = z.object({ made_at: isoDateTime, last_read_at: isoDateTime.nullable() });

export const integrationOverview = z.object({
  webhooks: z.array(webhook),
  calendar: calendarFeed.nullable(),
});
export type IntegrationOverview = z.infer<typeof integrationOverview>;

const webhookFields = z.object({
  format: describeField(z.enum(webhookFormats).default('signed'), { label: 'Sent to' }),
  name: describeField(line(80, 1), { label: 'Name', missing: 'Enter a name.' }),
  url: describeField(line(2000, 1), {
    label: 'Address',
    hint: 'Begins with https:// and is reached from the public internet.',
    missing: 'Enter the address that receives the events.',
  }),
  events: describeField(z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length), {
    label: 'Events',
    missing: 'Choose at least one event.',
  }),
});
const withSecret = z.object({ webhook, secret: z.string() });
/** A chat has no secret but its address, which who adds it knows. */
const withSecretIfAny = withSecret.extend({ secret: z.string().nullable() });
const base = '/app/integrations/{identifier}';
const conflicts = ['not_allowed', 'not_found', 'version_conflict'] as const;

export const integrations = {
  get: defineRoute({
    id: 'integrations.get',
    method: 'GET',
    path: base,
    summary: 'Webhooks and the calendar of the organisation, each with its state.',
    params: ownParams,
    response: integrationOverview,
    errors: ['not_allowed'],
  }),
  addWebhook: defineRoute({
    id: 'integrations.addWebhook',
    method: 'POST',
    path: `${base}/webhooks`,
    summary: 'Adds a webhook. Its secret is in this answer and in no other.',
    params: ownParams,
    body: webhookFields,
    response: withSecretIfAny,
    errors: ['not_allowed'],
  }),
  changeWebhook: defineRoute({
    id: 'integrations.changeWebhook',
    method: 'PUT',
    path: `${base}/webhooks/{id}`,
    summary: 'Changes name, address and events of a webhook, or pauses and resumes it.',
    params: ownItemParams,
    body: webhookFields
      .omit({ format: true })
      .extend({ version: rowVersion, state: z.enum(['active', 'paused']) }),
    response: webhook,
    errors: conflicts,
  }),
  rotateSecret: defineRoute({
    id: 'integrations.rotateSecret',
    method: 'POST',
    path: `${base}/webhooks/{id}/secret`,
    summary: 'Gives a webhook a new secret; the old one signs nothing from now on.',
    params: ownItemParams,
    response: withSecret,
    errors: ['not_allowed', 'not_found'],
  }),
  removeWebhook: defineRoute({
    id: 'integrations.removeWebhook',
    method: 'DELETE',
    path: `${base}/webhooks/{id}`,
    summary: 'Removes a webhook with its deliveries.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
  testWebhook: defineRoute({
    id: 'integrations.testWebhook',
    method: 'POST',
    path: `${base}/webhooks/{id}/test`,
    summary: 'Sends a delivery without any data at once, and answers what came back.',
    params: ownItemParams,
    response: webhookDelivery,
    errors: ['not_allowed', 'not_found', 'too_many_requests'],
  }),
  deliveries: defineRoute({
    id: 'integrations.deliveries',
    method: 'GET',
    path: `${base}/webhooks/{id}/deliveries`,
    summary: 'Deliveries of a webhook of the last 30 days, newest first.',
    params: ownItemParams,
    query: z.object({
      state: z.enum(deliveryStates).optional(),
      page_from: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({ items: z.array(webhookDelivery).max(20), total: z.number().int() }),
    errors: ['not_allowed', 'not_found'],
  }),
  replay: defineRoute({
    id: 'integrations.replay',
    method: 'POST',
    path: `${base}/deliveries/{id}/replay`,
    summary: 'Sends a delivery once more, under the number it had: receivers can tell that they know it.',
    params: ownItemParams,
    response: webhookDelivery,
    errors: ['not_allowed', 'not_found', 'too_many_requests'],
  }),
  renewCalendar: defineRoute({
    id: 'integrations.renewCalendar',
    method: 'POST',
    path: `${base}/calendar`,
    summary: 'Makes a new secret calendar address. The former one stops working at once.',
    params: ownParams,
    response: z.object({ address: z.string(), calendar: calendarFeed }),
    errors: ['not_allowed'],
  }),
  removeCalendar: defineRoute({
    id: 'integrations.removeCalendar',
    method: 'DELETE',
    path: `${base}/calendar`,
    summary: 'Takes the calendar address away.',
    params: ownParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
};
