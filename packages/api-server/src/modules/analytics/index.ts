export { analyticsRoutes } from './analytics.routes.ts';
export { reportMailKinds } from './reports/report-mail.ts';
export { reportRoutes } from './reports/reports.routes.ts';
export { startSendingReports } from './reports/send-reports.job.ts';
