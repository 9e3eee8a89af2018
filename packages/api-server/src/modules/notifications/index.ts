export { notificationMailKinds } from './mail-kinds.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { markOpened } from './notifications.service.ts';
export { removeNotificationsAbout } from './remove-notifications.repository.ts';
export { startSendingDigests } from './send-digests.job.ts';
export { type Notice, writeNotifications } from './write-notifications.ts';
