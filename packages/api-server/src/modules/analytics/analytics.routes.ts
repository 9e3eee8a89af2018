import { analytics } from '@rostrum/contracts';
import { homeCalls, insights } from '@rostrum/contracts/analytics';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import { createInquiryService } from '../inquiries/index.ts';
import { createAnalyticsService } from './analytics.service.ts';
import { createInsightsService } from './insights/insights.service.ts';
import { createHomeExtrasService } from './home-extras.service.ts';
import { createHomeService } from './home.service.ts';

type AnalyticsDeps = Parameters<typeof createAnalyticsService>[0] &
  Parameters<typeof createInquiryService>[0] &
  Parameters<typeof createHomeExtrasService>[0];

export const analyticsRoutes = contractRoutes((deps: AnalyticsDeps) => {
  const service = createAnalyticsService(deps);
  const home = createHomeService({ ...deps, inbox: createInquiryService(deps) });
  const extras = createHomeExtrasService(deps);
  const figures = createInsightsService(deps);
  return [
    route(analytics.home, 'analytics.home', ({ session }) => home.home(session)),
    route(homeCalls.extras, 'analytics.home', ({ session }) => extras.extras(session)),
    route(homeCalls.hideFirstSteps, 'analytics.home', ({ session }) => extras.hideFirstSteps(session)),
    route(analytics.overview, 'analytics.read', ({ session, query }) => service.overview(session, query)),
    route(insights.all, 'analytics.content', ({ session, query }) => figures.all(session, query)),
    route(insights.people, 'analytics.read', ({ session, query }) => figures.people(session, query)),
    route(insights.posts, 'analytics.content', ({ session, query }) => figures.posts(session, query)),
    route(insights.qanda, 'analytics.content', ({ session, query }) => figures.qanda(session, query)),
    route(insights.inquiries, 'analytics.read', ({ session, query }) => figures.inquiries(session, query)),
  ];
});
