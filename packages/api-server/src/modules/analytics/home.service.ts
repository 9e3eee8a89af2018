import { organisationOf, permit, type Permitted } from '@rostrum/server-kit';
import { type Database, iso } from '@rostrum/server-kit/database';
import type { createInquiryService } from '../inquiries/index.ts';
import { organisationRepository } from '@rostrum/identity';
import { homeRepository } from './home.repository.ts';
import { overviewRepository } from './overview.repository.ts';
import { dateIn, periodsOf } from '../../calendar/period.ts';
import { startOfDay } from '../../calendar/start-of-day.ts';

interface HomeServiceDeps {
  db: Database;
  clock: () => Date;
  /** Open inquiries in deadline order, with what the session may read of each. */
  inbox: Pick<ReturnType<typeof createInquiryService>, 'list'>;
}

const day = 86_400_000;

/** The administrator's morning: what is due today, what waits, how the last thirty days went. */
export function createHomeService({ db, clock, inbox }: HomeServiceDeps) {
  return {
    async home(session: Permitted<'analytics.home'>) {
      const orgId = organisationOf(session);
      const now = clock();
      const timezone = await organisationRepository.timezone(db, orgId);
      const from = startOfDay(dateIn(now, timezone), timezone);
      const until = startOfDay(dateIn(new Date(from.getTime() + 1.5 * day), timezone), timezone);
      const { current, previous } = periodsOf(now, 30, timezone);
      const scope = { orgId, personId: null, people: null };
      const [runway, tiles, waiting, inquiriesNow, inquiriesBefore, answers, gaps] = await Promise.all([
        homeRepository.runway(db, orgId, { from, until }),
        homeRepository.tiles(db, orgId, { until }),
        inbox.list(db, permit(session, 'inquiry.read'), {
          view: 'all_open',
          sort: 'deadline',
          page_from: 0,
          page_size: 6,
        }),
        overviewRepository.inquiriesByDay(db, scope, current),
        overviewRepository.inquiriesByDay(db, scope, previous),
        overviewRepository.answers(db, scope, current, now),
        overviewRepository.searchesWithoutResult(db, orgId, current),
      ]);
      const oldest = tiles?.unassigned_oldest ?? null;
      const total = (days: readonly { count: number }[]) => days.reduce((sum, { count }) => sum + count, 0);
      return {
        firstname: session.firstname,
        timezone,
        now: now.toISOString(),
        runway: runway.map(({ id, at, kind, ...row }) => ({
          ...row,
          kind,
          at: iso(at),
          href: kind === 'post' ? '/dashboard/posts' : `/dashboard/inquiries/${id}`,
        })),
        tiles: {
          unassigned: {
            count: tiles?.unassigned ?? 0,
            oldest_minutes:
              oldest === null
                ? null
                : Math.max(0, Math.round((now.getTime() - new Date(oldest).getTime()) / 60_000)),
          },
          due_today: { count: tiles?.due_today ?? 0 },
          awaiting_sign_off: { count: tiles?.awaiting_sign_off ?? 0 },
          profiles_to_confirm: { count: tiles?.profiles_to_confirm ?? 0 },
          unanswered_questions: { count: tiles?.unanswered_questions ?? 0 },
          published_profiles: { count: tiles?.published_profiles ?? 0 },
        },
        needs_you: waiting.items,
        inquiries_30_days: {
          total: { now: total(inquiriesNow), before: total(inquiriesBefore) },
          by_day: inquiriesNow,
          before_by_day: inquiriesBefore,
          answered_in_time: answers.in_time,
        },
        searches_without_result: gaps.slice(0, 5),
      };
    },
  };
}
