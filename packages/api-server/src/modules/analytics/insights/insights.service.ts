import type { RangeQuery } from '@rostrum/contracts/analytics';
import { permit, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { organisationRepository } from '@rostrum/identity';
import { readCountedDays } from '../../events/index.ts';
import { readFreshOf } from './fresh-of.ts';
import { analyticsScopeOf } from '../analytics-scope.ts';
import { readAllFigures } from './all-figures.service.ts';
import { readPostFigures } from './content-figures.service.ts';
import { readQuestionFigures } from './question-figures.service.ts';
import { readInquiryFigures } from './inquiry-figures.service.ts';
import { readPeopleFigures } from './people-figures.service.ts';
import { resolveRange } from './range.ts';

interface InsightsDeps {
  db: Database;
  clock: () => Date;
}

/** The figures of each page of analytics, within what the session may see. */
export function createInsightsService({ db, clock }: InsightsDeps) {
  const prepare = async (session: Permitted<'analytics.read'>, query: RangeQuery) => {
    const scope = analyticsScopeOf(session);
    const timezone = await organisationRepository.timezone(db, scope.orgId);
    const counted = await readCountedDays(db, scope.orgId, timezone);
    const reach = { ...counted, scope, withLeftOut: query.left_out === 'in' };
    return { scope, reach, range: resolveRange(query, clock(), timezone) };
  };
  /** With the events of today, which every figure of the page needs. */
  const prepareVisits = async (session: Permitted<'analytics.read'>, query: RangeQuery) => {
    const { reach, range } = await prepare(session, query);
    return { range, reach: { ...reach, fresh: await readFreshOf(db, reach, range) } };
  };
  return {
    async inquiries(session: Permitted<'analytics.read'>, query: RangeQuery) {
      const { scope, range } = await prepare(session, query);
      return readInquiryFigures(db, scope, range);
    },
    async people(session: Permitted<'analytics.read'>, query: RangeQuery) {
      const { reach, range } = await prepareVisits(session, query);
      return readPeopleFigures(db, reach, range);
    },
    async posts(session: Permitted<'analytics.content'>, query: RangeQuery) {
      const { reach, range } = await prepareVisits(permit(session, 'analytics.read'), query);
      return readPostFigures(db, reach, range);
    },
    async qanda(session: Permitted<'analytics.content'>, query: RangeQuery) {
      const { reach, range } = await prepareVisits(permit(session, 'analytics.read'), query);
      return readQuestionFigures(db, reach, range);
    },
    async all(session: Permitted<'analytics.content'>, query: RangeQuery) {
      const { reach, range } = await prepareVisits(permit(session, 'analytics.read'), query);
      return readAllFigures(db, reach, range);
    },
  };
}
