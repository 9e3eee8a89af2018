import type { PostFigures, QuestionFigures } from '@rostrum/contracts/analytics';
import { type Database, isoOrNull } from '@rostrum/server-kit/database';
import { comparedRetentionDays } from '../../events/index.ts';
import type { AnalyticsScope } from '../overview.repository.ts';
import { postFiguresRepository, questionFiguresRepository } from './content-figures.repository.ts';
import { describePeriod, keepRecorded, type Range } from './range.ts';
import { pick, readBoth, readSeries } from './series.ts';
import { groupSmall, guard, shortenRanking } from './small-groups.ts';
import { visitsRepository } from './visits.repository.ts';

/** How posts are read: their views are kept for good. */
export async function readPostFigures(
  db: Database,
  scope: AnalyticsScope,
  range: Range,
): Promise<PostFigures> {
  const { current, now } = range;
  const asking = keepRecorded(range, comparedRetentionDays);
  const [views, readers, published, asked, sources, byKind, byAge, ranking, experts] = await Promise.all([
    readSeries({ ...range, since: null }, (period, step) =>
      visitsRepository.bySteps(db, scope, 'post_view', [period, step]),
    ),
    readBoth(range, (period) => visitsRepository.visitors(db, scope, ['post_view'], period)),
    readBoth(range, (period) => postFiguresRepository.published(db, scope, period)),
    readBoth(asking, (period) => postFiguresRepository.readersWhoAsked(db, scope, period)),
    visitsRepository.sources(db, scope, 'post_view', current),
    postFiguresRepository.byKind(db, scope, current),
    postFiguresRepository.byAge(db, scope, current, now),
    postFiguresRepository.ranking(db, scope, current),
    postFiguresRepository.experts(db, scope, current),
  ]);
  const askedAfter = (id: string | null) => asked.now.find(({ post_id: post }) => post === id)?.count ?? 0;
  const { rows, others } = shortenRanking(ranking);
  return {
    period: describePeriod(range),
    views,
    readers: pick(readers, (count) => count),
    published: pick(published, (count) => count),
    readers_who_asked: pick(asked, (found) => found.find(({ post_id: post }) => post === null)?.count ?? 0),
    asked_since: asking.since,
    sources: groupSmall(sources),
    by_kind: groupSmall(byKind),
    by_age: byAge,
    posts: {
      rows: rows.map(({ id, title, kind, published_at: at, count }) => ({
        id,
        title,
        kind,
        published_at: isoOrNull(at),
        views: count,
        readers_who_asked: guard(askedAfter(id)),
      })),
      others,
    },
    experts: shortenRanking(experts),
  };
}

/** How questions are read and answered. */
export async function readQuestionFigures(
  db: Database,
  scope: AnalyticsScope,
  range: Range,
): Promise<QuestionFigures> {
  const { current, now } = range;
  const [views, readers, received, answers, waiting, sources, ranking, experts] = await Promise.all([
    readSeries({ ...range, since: null }, (period, step) =>
      visitsRepository.bySteps(db, scope, 'question_view', [period, step]),
    ),
    readBoth(range, (period) => visitsRepository.visitors(db, scope, ['question_view'], period)),
    readBoth(range, (period) => questionFiguresRepository.received(db, scope, period)),
    readBoth(range, (period) => questionFiguresRepository.answers(db, scope, period)),
    questionFiguresRepository.waiting(db, scope, now),
    visitsRepository.sources(db, scope, 'question_view', current),
    questionFiguresRepository.ranking(db, scope, current),
    questionFiguresRepository.experts(db, scope, current),
  ]);
  const { rows, others } = shortenRanking(ranking);
  return {
    period: describePeriod(range),
    views,
    readers: pick(readers, (count) => count),
    received: pick(received, (count) => count),
    answered: pick(answers, ({ count }) => count),
    median_hours_to_answer: pick(answers, ({ hours }) => hours),
    waiting,
    sources: groupSmall(sources),
    questions: { rows: rows.map(({ id, text, count }) => ({ id, text, views: count })), others },
    experts: shortenRanking(experts),
  };
}
