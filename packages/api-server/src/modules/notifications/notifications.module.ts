import { defineModule } from '@rostrum/server-kit/module';
import { notifications, notificationChoices } from './notifications.schema.ts';
import { notificationChoicesPersonalData, notificationsPersonalData } from './notifications.personal-data.ts';
import { notificationMailKinds } from './mail-kinds.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { startSendingDigests } from './send-digests.job.ts';

/** Notifications in the application, and their daily digest. */
export const notificationsModule = defineModule({
  name: 'notifications',
  tables: [notifications, notificationChoices],
  personalData: [notificationChoicesPersonalData, notificationsPersonalData],
  mails: notificationMailKinds,
  routes: notificationRoutes,
  jobs: startSendingDigests,
});
