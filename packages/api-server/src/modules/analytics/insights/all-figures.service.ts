import type { AllFigures } from '@rostrum/contracts/analytics';
import type { Database } from '@rostrum/server-kit/database';
import { anyView } from '../../events/index.ts';
import type { Reach } from '../counting.repository.ts';
import { toSteps, whole } from './inquiry-figures.service.ts';
import { inquiryFiguresRepository } from './inquiry-figures.repository.ts';
import { peopleFiguresRepository } from './people-figures.repository.ts';
import { readSearches } from './people-figures.service.ts';
import { describePeriod, keepRecorded, type Range } from './range.ts';
import { pick, readBoth, readSeries } from './series.ts';
import { groupSmall, shortenRanking } from './small-groups.ts';
import { seen, visitsRepository } from './visits.repository.ts';

/** Everything of the organisation side by side. */
export async function readAllFigures(db: Database, reach: Reach, range: Range): Promise<AllFigures> {
  const { scope } = reach;
  const recorded = keepRecorded(range, reach.first);
  const { current, now } = range;
  const readViews = (kind: (typeof seen)[keyof typeof seen]) =>
    readSeries(recorded, (period, step) => visitsRepository.bySteps(db, reach, kind, [period, step]));
  const [people, posts, questions, visitors, summaries, groups, countries, ranking, searches] =
    await Promise.all([
      readViews(seen.people),
      readViews(seen.posts),
      readViews(seen.questions),
      readBoth(recorded, (period) => visitsRepository.totals(db, reach, [anyView], ['any', period])),
      readBoth(range, (period) => inquiryFiguresRepository.summary(db, scope, period, now)),
      visitsRepository.groups(db, reach, seen.people, recorded.current),
      inquiryFiguresRepository.countries(db, scope, current),
      peopleFiguresRepository.ranking(db, reach, recorded.current),
      readSearches(db, scope.orgId, range),
    ]);
  const { rows, others } = shortenRanking(ranking);
  return {
    period: describePeriod(range),
    people,
    posts,
    questions,
    visitors: pick(visitors, (total) => total(anyView).visitors),
    inquiries: pick(summaries, ({ sent }) => sent),
    answered_in_time: pick(summaries, ({ in_time: share }) => share),
    median_first_reply_minutes: pick(summaries, ({ half }) => whole(half)),
    led_to_something: pick(summaries, ({ led }) => led),
    steps: toSteps(summaries.now),
    sources: groupSmall(groups('source')),
    by_country: groupSmall(countries),
    most_viewed: {
      rows: rows.map(({ username, name, image, count }) => ({ username, name, image, views: count })),
      others,
    },
    searches,
  };
}
