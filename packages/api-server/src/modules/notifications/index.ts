export { markOpened } from './notifications.service.ts';
export { removeNotificationsAbout } from './remove-notifications.repository.ts';
export { type Notice, writeNotifications } from './write-notifications.ts';
