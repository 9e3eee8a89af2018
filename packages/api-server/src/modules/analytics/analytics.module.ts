import { defineModule } from '@rostrum/server-kit/module';
import { coverage, reportSubscriptions, reportMailings } from './reports.schema.ts';
import {
  coveragePersonalData,
  reportMailingsPersonalData,
  reportSubscriptionsPersonalData,
} from './reports.personal-data.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { reportMailKinds } from './reports/report-mail.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { startSendingReports } from './reports/send-reports.job.ts';

/** Analytics of an organisation and its monthly report. */
export const analyticsModule = defineModule({
  name: 'analytics',
  tables: [coverage, reportSubscriptions, reportMailings],
  personalData: [coveragePersonalData, reportMailingsPersonalData, reportSubscriptionsPersonalData],
  mails: reportMailKinds,
  routes: [analyticsRoutes, reportRoutes],
  jobs: startSendingReports,
});
