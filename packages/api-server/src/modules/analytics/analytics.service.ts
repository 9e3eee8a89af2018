import type { analytics, ParsedQuery } from '@rostrum/contracts';
import type { Permitted } from '@rostrum/server-kit';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { organisationRepository } from '@rostrum/identity';
import { readCountedDays } from '../events/index.ts';
import { analyticsScopeOf } from './analytics-scope.ts';
import { overviewRepository } from './overview.repository.ts';
import { compareShares } from './insights/series.ts';
import { periodsOf } from '../../calendar/period.ts';

const sum = (days: readonly { count: number }[]) => days.reduce((total, { count }) => total + count, 0);
const rounded = (value: number | null) => (value === null ? null : Math.round(value));

interface AnalyticsServiceDeps {
  db: Database;
  clock: () => Date;
}

/** Inquiries and profile views of a period beside the one before, from recorded events only. */
export function createAnalyticsService({ db, clock }: AnalyticsServiceDeps) {
  return {
    async overview(session: Permitted<'analytics.read'>, { days }: ParsedQuery<typeof analytics.overview>) {
      const scope = analyticsScopeOf(session);
      const timezone = await organisationRepository.timezone(db, scope.orgId);
      const reach = { ...(await readCountedDays(db, scope.orgId, timezone)), scope };
      const now = clock();
      const { current, previous, from, to } = periodsOf(now, days, timezone);
      const [
        openedNow,
        openedBefore,
        ledNow,
        ledBefore,
        inquiriesNow,
        inquiriesBefore,
        viewsNow,
        viewsBefore,
        byType,
        answersNow,
        answersBefore,
        topPeople,
        gaps,
      ] = await Promise.all([
        overviewRepository.formsOpened(db, reach, current),
        overviewRepository.formsOpened(db, reach, previous),
        overviewRepository.ledToSomething(db, scope, current),
        overviewRepository.ledToSomething(db, scope, previous),
        overviewRepository.inquiriesByDay(db, scope, current),
        overviewRepository.inquiriesByDay(db, scope, previous),
        overviewRepository.viewsByDay(db, reach, current),
        overviewRepository.viewsByDay(db, reach, previous),
        overviewRepository.inquiriesByType(db, scope, current),
        overviewRepository.answers(db, scope, current),
        overviewRepository.answers(db, scope, previous),
        overviewRepository.topPeople(db, reach, current),
        scope.personId === null
          ? runAsSystem('gaps of every organisation stand in the rows of none', () =>
              overviewRepository.searchesWithoutResult(db, scope.orgId, current),
            )
          : [],
      ]);
      return {
        timezone,
        from,
        to,
        inquiries: {
          total: { now: sum(inquiriesNow), before: sum(inquiriesBefore) },
          by_day: inquiriesNow,
          before_by_day: inquiriesBefore,
          by_type: byType,
        },
        views: {
          total: { now: sum(viewsNow), before: sum(viewsBefore) },
          by_day: viewsNow,
          before_by_day: viewsBefore,
        },
        forms_opened: { now: openedNow, before: openedBefore },
        led_to_something: { now: ledNow, before: ledBefore },
        answered_in_time: compareShares(
          { part: answersNow.in_time, of: answersNow.judged },
          { part: answersBefore.in_time, of: answersBefore.judged },
        ),
        median_first_reply_minutes: {
          now: rounded(answersNow.median_minutes),
          before: rounded(answersBefore.median_minutes),
        },
        top_people: topPeople,
        searches_without_result: gaps,
      };
    },
  };
}
