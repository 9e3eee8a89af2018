import { notifications } from '@rostrum/contracts/notifications';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createNotificationService } from './notifications.service.ts';

export const notificationRoutes = contractRoutes(({ clock }: { clock: () => Date }) => {
  const service = createNotificationService({ clock });
  return [
    route(notifications.count, 'notification.own', ({ db, session }) => service.count(db, session)),
    route(notifications.list, 'notification.own', ({ db, session, query }) =>
      service.list(db, session, query),
    ),
    route(notifications.markRead, 'notification.own', ({ db, session, body }) =>
      service.markRead(db, session, body),
    ),
    route(notifications.choices, 'notification.choose', ({ db, session }) => service.choices(db, session)),
    route(notifications.choose, 'notification.choose', ({ db, session, body }) =>
      service.choose(db, session, body),
    ),
  ];
});
