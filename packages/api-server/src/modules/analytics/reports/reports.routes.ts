import { coverage, reports } from '@rostrum/contracts/analytics';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createCoverageService } from './coverage.service.ts';
import { createReportMailingService } from './report-mailings.service.ts';
import { createReportService, type ReportDeps } from './reports.service.ts';

/** Drawing a page costs more than reading it. */
const drawLimit = { limit: { points: 30, seconds: 60 } };

export const reportRoutes = contractRoutes((deps: ReportDeps) => {
  const service = createReportService(deps);
  const mailings = createReportMailingService(deps);
  const quoted = createCoverageService(deps);
  return [
    route(reports.month, 'analytics.content', ({ session, query }) => service.month(session, query)),
    route(reports.pdf, 'analytics.content', ({ session, query }) => service.pdf(session, query), drawLimit),
    route(reports.subscribe, 'analytics.content', ({ session, body }) => service.subscribe(session, body)),
    route(reports.mailings, 'analytics.content', ({ session }) => mailings.list(session)),
    route(reports.schedule, 'mailing_list.manage', ({ session, request, params, body }) =>
      mailings.schedule({ session, request }, params.id, body),
    ),
    route(coverage.list, 'analytics.content', ({ session, query }) => quoted.list(session, query)),
    route(coverage.pdf, 'analytics.content', ({ session, query }) => quoted.pdf(session, query), drawLimit),
    route(coverage.add, 'analytics.content', ({ session, request, body }) =>
      quoted.add({ session, request }, body),
    ),
    route(coverage.remove, 'analytics.content', ({ session, request, params }) =>
      quoted.remove({ session, request }, params.id),
    ),
  ];
});
