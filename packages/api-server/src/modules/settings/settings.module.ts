import { defineModule } from '@rostrum/server-kit/module';
import { startTellingSeatUse } from './licenses/notices/tell-seat-use.job.ts';
import { settingsMailKinds } from './licenses/seat-request-mail.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Settings of an organisation. */
export const settingsModule = defineModule({
  name: 'settings',
  mails: settingsMailKinds,
  routes: settingsRoutes,
  jobs: startTellingSeatUse,
});
