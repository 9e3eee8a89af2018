import type { AllFigures } from '@rostrum/contracts/analytics';
import type { Database } from '@rostrum/server-kit/database';
import { comparedRetentionDays } from '../../events/index.ts';
import type { AnalyticsScope } from '../overview.repository.ts';
import { toSteps, whole } from './inquiry-figures.service.ts';
import { inquiryFiguresRepository } from './inquiry-figures.repository.ts';
import { peopleFiguresRepository } from './people-figures.repository.ts';
import { readSearches } from './people-figures.service.ts';
import { describePeriod, keepRecorded, type Range } from './range.ts';
import { pick, readBoth, readSeries } from './series.ts';
import { groupSmall, shortenRanking } from './small-groups.ts';
import { visitsRepository } from './visits.repository.ts';

/** Everything of the organisation side by side. */
export async function readAllFigures(db: Database, scope: AnalyticsScope, range: Range): Promise<AllFigures> {
  const recorded = keepRecorded(range, comparedRetentionDays);
  const { current, now } = range;
  const lasting = { ...range, since: null };
  const [people, posts, questions, visitors, summaries, sources, countries, ranking, searches] =
    await Promise.all([
      readSeries(recorded, (period, step) =>
        visitsRepository.bySteps(db, scope, 'profile_view', [period, step]),
      ),
      readSeries(lasting, (period, step) => visitsRepository.bySteps(db, scope, 'post_view', [period, step])),
      readSeries(lasting, (period, step) =>
        visitsRepository.bySteps(db, scope, 'question_view', [period, step]),
      ),
      readBoth(recorded, (period) =>
        visitsRepository.visitors(db, scope, ['profile_view', 'post_view', 'question_view'], period),
      ),
      readBoth(range, (period) => inquiryFiguresRepository.summary(db, scope, period, now)),
      visitsRepository.sources(db, scope, 'profile_view', recorded.current),
      inquiryFiguresRepository.countries(db, scope, current),
      peopleFiguresRepository.ranking(db, scope, recorded.current),
      readSearches(db, scope.orgId, range),
    ]);
  const { rows, others } = shortenRanking(ranking);
  return {
    period: describePeriod(range),
    people,
    posts,
    questions,
    visitors: pick(visitors, (count) => count),
    inquiries: pick(summaries, ({ sent }) => sent),
    answered_in_time: pick(summaries, ({ in_time: share }) => share),
    median_first_reply_minutes: pick(summaries, ({ half }) => whole(half)),
    led_to_something: pick(summaries, ({ led }) => led),
    steps: toSteps(summaries.now),
    sources: groupSmall(sources),
    by_country: groupSmall(countries),
    most_viewed: {
      rows: rows.map(({ username, name, image, count }) => ({ username, name, image, views: count })),
      others,
    },
    searches,
  };
}
