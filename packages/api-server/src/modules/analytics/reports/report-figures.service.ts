import { inquiryTypeLabel, type InquiryTypeId } from '@rostrum/contracts';
import { reportRows, type MonthlyReport } from '@rostrum/contracts/analytics';
import type { Database } from '@rostrum/server-kit/database';
import { readCountedDays } from '../../events/index.ts';
import { readFreshOf } from '../insights/fresh-of.ts';
import { readAllFigures } from '../insights/all-figures.service.ts';
import { readInquiryFigures } from '../insights/inquiry-figures.service.ts';
import { coverageRepository } from '../coverage.repository.ts';
import { reportFiguresRepository } from './report-figures.repository.ts';
import { resolveMonth } from './report-month.ts';
import { listDecisions, writeHeadline } from './report-words.ts';

/** What the last column of a row of coverage is about: who was quoted, and of what. */
const aboutOf = ({ name, title }: { name: string | null; title: string }) =>
  [name, title].filter(Boolean).join(', ');

/** One month of an organisation: what its pages of analytics say of the same days, chosen for one page. */
export async function readMonthlyReport(
  db: Database,
  orgId: string,
  { month: chosen, now }: { month: string | undefined; now: Date },
): Promise<MonthlyReport> {
  const { name, timezone } = await reportFiguresRepository.organisation(db, orgId);
  const { month, isRunning, range } = resolveMonth(chosen, now, timezone);
  const scope = { orgId, personId: null, people: null };
  const counted = await readCountedDays(db, orgId, timezone);
  const reach = { ...counted, fresh: await readFreshOf(db, counted, range), scope };
  const [all, figures, quoted, quotedTotals] = await Promise.all([
    readAllFigures(db, reach, range),
    readInquiryFigures(db, scope, range),
    coverageRepository.list(db, orgId, range.current),
    coverageRepository.totals(db, orgId, range.current),
  ]);
  const most = {
    most_asked: (figures.asked?.people ?? [])
      .slice(0, reportRows - 1)
      .map(({ username, name: person, image, asked, accepted }) => ({
        username,
        name: person,
        image,
        asked,
        accepted,
      })),
    unanswered_searches: all.searches.unanswered.groups
      .slice(0, reportRows - 1)
      .map(({ key, count }) => ({ text: key, people: count })),
    missed_deadlines: figures.missed_deadlines.now ?? 0,
  };
  return {
    organisation: name,
    month,
    is_running: isRunning,
    period: all.period,
    counted_at: now.toISOString(),
    headline: writeHeadline({ ...figures, inquiries: figures.inquiries.total }),
    inquiries: figures.inquiries.total,
    answered_in_time: figures.answered_in_time,
    experts_accepted: figures.experts_accepted,
    experts_unanswered: figures.experts_unanswered,
    led_to_something: figures.led_to_something,
    by_day: figures.inquiries.points,
    steps: all.funnel,
    promises: figures.kept.slice(0, reportRows),
    coverage: {
      rows: quoted
        .slice(0, reportRows)
        .map((row) => ({ outlet: row.outlet, about: aboutOf(row), reach: row.reach })),
      total: quotedTotals.total,
      reach_unknown: quotedTotals.unknown,
    },
    ...most,
    to_decide: listDecisions(figures, most),
  };
}

export const typeLabel = (type: number): string => inquiryTypeLabel(type as InquiryTypeId);
