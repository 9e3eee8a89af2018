import { definePersonalData, erased, mention, none, reference } from '@rostrum/server-kit/personal-data';
import { notificationChoices, notifications } from './notifications.schema.ts';

export const notificationChoicesPersonalData = definePersonalData(notificationChoices, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    userId: reference(),
    kind: erased({ own: 'notification_choices' }),
    frequency: erased({ own: 'notification_choices' }),
  },
});

export const notificationsPersonalData = definePersonalData(notifications, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'profile', by: ['orgId', 'entityId'], rows: 'deleted' },
  ],
  mentionsWithin: 'orgId',
  columns: {
    id: reference(),
    userId: reference(),
    orgId: reference(),
    kind: none,
    actor: mention(['name'], { own: 'notifications' }),
    text: mention(['name'], { own: 'notifications' }),
    detail: mention(['name'], { own: 'notifications' }),
    entityId: reference(),
    readAt: none,
    awaitsDigest: none,
    createdAt: erased({ own: 'notifications' }),
  },
});
