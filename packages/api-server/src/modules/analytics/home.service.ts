import { measureShare } from '@rostrum/contracts/analytics';
import type { FastifyBaseLogger } from 'fastify';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { type Database, iso, runAsSystem } from '@rostrum/server-kit/database';
import type { createInquiryService } from '../inquiries/index.ts';
import { organisationRepository } from '@rostrum/identity';
import { homeRepository, mostOnLine, type RunwayRow } from './home.repository.ts';
import { overviewRepository } from './overview.repository.ts';
import { dateIn, periodsOf } from '../../calendar/period.ts';
import { createTryPart } from './try-part.ts';
import { startOfDay } from '../../calendar/start-of-day.ts';

interface HomeServiceDeps {
  db: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  clock: () => Date;
  /** Open inquiries in deadline order, with what the session may read of each. */
  inbox: Pick<ReturnType<typeof createInquiryService>, 'needing'>;
}

const day = 86_400_000;
/** How many of the first things to do are listed. */
const needing = 6;

/** What the line of today has room for; one row more tells that there are others. */
function cutRunway(all: readonly RunwayRow[]) {
  const of = (kind: RunwayRow['kind']) => all.filter((row) => row.kind === kind);
  const due = [...of('deadline').slice(0, mostOnLine.deadline), ...of('post').slice(0, mostOnLine.post)];
  const kept = new Set([...due, ...of('done')]);
  return {
    rows: all.filter((row) => kept.has(row)),
    isCut: due.length < of('deadline').length + of('post').length,
  };
}

/** The administrator's morning: what is due today, what waits, how the last thirty days went. */
export function createHomeService({ db, clock, inbox, log }: HomeServiceDeps) {
  const tryPart = createTryPart(log);
  return {
    async home(session: Permitted<'analytics.home'>) {
      const orgId = organisationOf(session);
      const now = clock();
      const timezone = await organisationRepository.timezone(db, orgId);
      const from = startOfDay(dateIn(now, timezone), timezone);
      const until = startOfDay(dateIn(new Date(from.getTime() + 1.5 * day), timezone), timezone);
      const { current, previous } = periodsOf(now, 30, timezone);
      const scope = { orgId, personId: null, people: null };
      const total = (days: readonly { count: number }[]) => days.reduce((sum, { count }) => sum + count, 0);
      const readTiles = async () => {
        const tiles = await homeRepository.tiles(db, orgId, { until });
        const oldest = tiles.unassigned_oldest;
        const minutes = oldest === null ? null : (now.getTime() - new Date(oldest).getTime()) / 60_000;
        return {
          unassigned: {
            count: tiles.unassigned,
            oldest_minutes: minutes === null ? null : Math.max(0, Math.round(minutes)),
          },
          due_today: { count: tiles.due_today },
          reply_at_risk: { count: tiles.reply_at_risk, missed: tiles.reply_missed },
          awaiting_sign_off: { count: tiles.awaiting_sign_off },
          profiles_to_review: { count: tiles.profiles_to_review },
          profiles_to_confirm: { count: tiles.profiles_to_confirm },
          unanswered_questions: { count: tiles.unanswered_questions },
          published_profiles: { count: tiles.published_profiles },
        };
      };
      const readMonth = async () => {
        const [inquiriesNow, inquiriesBefore, answers] = await Promise.all([
          overviewRepository.inquiriesByDay(db, scope, current),
          overviewRepository.inquiriesByDay(db, scope, previous),
          overviewRepository.answers(db, scope, current),
        ]);
        return {
          total: { now: total(inquiriesNow), before: total(inquiriesBefore) },
          by_day: inquiriesNow,
          before_by_day: inquiriesBefore,
          answered_in_time: measureShare({ part: answers.in_time, of: answers.judged }),
          answered: { part: answers.in_time, of: answers.judged },
        };
      };
      const [runway, tiles, list, month, gaps] = await Promise.all([
        tryPart('runway', async () => cutRunway(await homeRepository.runway(db, orgId, { from, until }))),
        tryPart('tiles', readTiles),
        tryPart('needs you', () => inbox.needing(db, session, needing)),
        tryPart('inquiries of 30 days', readMonth),
        tryPart('searches', () =>
          runAsSystem('gaps of every organisation stand in the rows of none', () =>
            overviewRepository.searchesWithoutResult(db, orgId, current),
          ),
        ),
      ]);
      return {
        firstname: session.firstname,
        timezone,
        now: now.toISOString(),
        ...(runway && { runway_is_cut: runway.isCut }),
        runway:
          runway &&
          runway.rows.map(({ id, at, kind, ...row }) => ({
            ...row,
            kind,
            at: iso(at),
            href: kind === 'post' ? `/dashboard/posts/${id}` : `/dashboard/inquiries/${id}`,
          })),
        tiles,
        needs_you: list && list.items,
        needs_you_total: list?.total,
        inquiries_30_days: month,
        searches_without_result: gaps && gaps.slice(0, 5),
      };
    },
  };
}
