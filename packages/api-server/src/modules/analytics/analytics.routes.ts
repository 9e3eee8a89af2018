import { analytics } from '@rostrum/contracts';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createInquiryService } from '../inquiries/index.ts';
import { createAnalyticsService } from './analytics.service.ts';
import { createHomeService } from './home.service.ts';

type AnalyticsDeps = Parameters<typeof createAnalyticsService>[0] &
  Parameters<typeof createInquiryService>[0];

export const analyticsRoutes = contractRoutes((deps: AnalyticsDeps) => {
  const service = createAnalyticsService(deps);
  const home = createHomeService({ ...deps, inbox: createInquiryService(deps) });
  return [
    route(analytics.home, 'analytics.home', ({ session }) => home.home(session)),
    route(analytics.overview, 'analytics.read', ({ session, query }) => service.overview(session, query)),
  ];
});
