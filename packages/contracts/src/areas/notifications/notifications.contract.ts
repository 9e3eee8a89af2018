import { defineRoute, id, isoDateTime, ownParams, pageOf, pageQuery, z } from '@rostrum/contracts';

/** What people are notified of. `answer` tells a sender of an inquiry, `review` those who publish profiles that one is submitted, `answer_review` those who publish answers that an expert sent one, `decision` a person what the team decided about their profile, `seats` those who run an organisation that its seats run out, `expiry` a person or those who run the organisation that an accreditation expires; all others tell the team. */
export const notificationKinds = [
  'assigned',
  'mention',
  'ask',
  'reply',
  'due',
  'review',
  'answer_review',
  'decision',
  'answer',
  'seats',
  'expiry',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds whose emails a member of a team may have less often. */
export const adjustableKinds = [
  'assigned',
  'mention',
  'ask',
  'reply',
  'due',
  'review',
  'answer_review',
  'decision',
] as const satisfies NotificationKind[];
export type AdjustableKind = (typeof adjustableKinds)[number];

export const notificationFrequencies = ['at_once', 'daily', 'none'] as const;
export type NotificationFrequency = (typeof notificationFrequencies)[number];

export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** Who did it; null where time alone did. */
  actor: z.string().nullable(),
  text: z.string(),
  /** What it is about: the subject, or for a restricted inquiry its number. */
  detail: z.string(),
  href: z.string(),
  is_read: z.boolean(),
  created_at: isoDateTime,
});
export type Notification = z.infer<typeof notification>;

const unread = z.object({ unread: z.number().int().min(0) });

const frequency = z.enum(notificationFrequencies);
export const notificationChoices = z.object({
  assigned: frequency,
  mention: frequency,
  ask: frequency,
  reply: frequency,
  due: frequency,
  review: frequency,
  answer_review: frequency,
  decision: frequency,
} satisfies Record<AdjustableKind, typeof frequency>);
export type NotificationChoices = z.infer<typeof notificationChoices>;

/** What happened that a person should know of, and how often it is also mailed. */
export const notifications = {
  count: defineRoute({
    id: 'notifications.count',
    method: 'GET',
    path: '/app/notifications/{identifier}/count',
    summary: 'How many notifications of the session are unread.',
    params: ownParams,
    response: unread,
    errors: ['not_allowed'],
  }),
  list: defineRoute({
    id: 'notifications.list',
    method: 'GET',
    path: '/app/notifications/{identifier}',
    summary: 'Notifications of the session, newest first. They are kept for 90 days.',
    params: ownParams,
    query: pageQuery.extend({ kind: z.enum(notificationKinds).optional() }),
    response: pageOf(notification),
    errors: ['not_allowed'],
  }),
  markRead: defineRoute({
    id: 'notifications.markRead',
    method: 'POST',
    path: '/app/notifications/{identifier}/read',
    summary: 'Mark notifications as read: those named, or all of them.',
    params: ownParams,
    body: z.object({ ids: z.array(id).min(1).max(100).optional() }),
    response: unread,
    errors: ['not_allowed'],
  }),
  choices: defineRoute({
    id: 'notifications.choices',
    method: 'GET',
    path: '/app/notifications/{identifier}/choices',
    summary: 'When each kind of notification is also mailed.',
    params: ownParams,
    response: notificationChoices,
    errors: ['not_allowed'],
  }),
  choose: defineRoute({
    id: 'notifications.choose',
    method: 'PUT',
    path: '/app/notifications/{identifier}/choices',
    summary:
      'Choose when each kind is also mailed. A missed first reply is mailed to whoever is responsible all the same.',
    params: ownParams,
    // What is left out stays as it was chosen.
    body: notificationChoices.partial(),
    response: notificationChoices,
    errors: ['not_allowed'],
  }),
};
