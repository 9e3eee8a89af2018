import type { PostFigures, QuestionFigures } from '@rostrum/contracts/analytics';
import { type Database, isoOrNull } from '@rostrum/server-kit/database';
import { postFiguresRepository, questionFiguresRepository } from './content-figures.repository.ts';
import type { Reach } from '../counting.repository.ts';
import { describePeriod, keepRecorded, type Range } from './range.ts';
import { middleOf } from './reading-time.ts';
import { pick, readBoth, readSeries } from './series.ts';
import { groupSmall, guard, shortenRanking } from './small-groups.ts';
import { seen, visitsRepository } from './visits.repository.ts';

/** How posts are read. */
export async function readPostFigures(db: Database, reach: Reach, range: Range): Promise<PostFigures> {
  const { scope } = reach;
  const { current, now } = range;
  const recorded = keepRecorded(range, reach.first);
  const [views, totals, published, times, groups, byKind, byAge, ranking, experts, caused] =
    await Promise.all([
      readSeries(recorded, (period, step) => visitsRepository.bySteps(db, reach, seen.posts, [period, step])),
      readBoth(recorded, (period) =>
        visitsRepository.totals(
          db,
          reach,
          ['post_view', 'post_read', 'bookmark_add', 'video_play'],
          ['post', period],
        ),
      ),
      readBoth(range, (period) => postFiguresRepository.published(db, scope, period)),
      readBoth(recorded, async (period) =>
        middleOf((await visitsRepository.groups(db, reach, seen.readings, period))('time')),
      ),
      visitsRepository.groups(db, reach, seen.posts, current),
      postFiguresRepository.byKind(db, reach, current),
      postFiguresRepository.byAge(db, reach, current, now),
      postFiguresRepository.ranking(db, reach, current),
      postFiguresRepository.experts(db, reach, current),
      readBoth(range, (period) => postFiguresRepository.caused(db, scope, period)),
    ]);
  const { rows, others } = shortenRanking(ranking);
  const timesOf = await postFiguresRepository.readingTimes(
    db,
    reach,
    current,
    rows.map(({ id }) => id),
  );
  const readFor = (id: string) => middleOf(timesOf.filter((row) => row.id === id));
  const causedBy = new Map(caused.now.map(({ id, count }) => [id, count]));
  return {
    period: describePeriod(range),
    views,
    readers: pick(totals, (total) => total('post_view').visitors),
    read: pick(totals, (total) => total('post_read').count),
    half_read_seconds: pick(times, (seconds) => seconds),
    bookmarks: pick(totals, (total) => total('bookmark_add').count),
    videos: pick(totals, (total) => total('video_play').count),
    published: pick(published, (count) => count),
    readers_who_asked: pick(totals, (total) => total('post_view').asked),
    inquiries_caused: pick(caused, (posts) => posts.reduce((sum, { count }) => sum + count, 0)),
    asked_since: recorded.since,
    sources: groupSmall(groups('source')),
    by_kind: groupSmall(byKind),
    by_age: byAge,
    posts: {
      rows: rows.map(({ id, title, kind, published_at: at, count, read, asked }) => ({
        id,
        title,
        kind,
        published_at: isoOrNull(at),
        views: count,
        read: guard(read),
        half_read_seconds: readFor(id),
        readers_who_asked: guard(asked),
        inquiries_caused: guard(causedBy.get(id) ?? 0),
      })),
      others,
    },
    experts: shortenRanking(experts),
  };
}

/** How questions are read and answered. */
export async function readQuestionFigures(
  db: Database,
  reach: Reach,
  range: Range,
): Promise<QuestionFigures> {
  const { scope } = reach;
  const { current, now } = range;
  const recorded = keepRecorded(range, reach.first);
  const [views, totals, received, answers, waiting, groups, ranking, experts] = await Promise.all([
    readSeries(recorded, (period, step) =>
      visitsRepository.bySteps(db, reach, seen.questions, [period, step]),
    ),
    readBoth(recorded, (period) =>
      visitsRepository.totals(
        db,
        reach,
        ['question_view', 'bookmark_add', 'answer_helpful'],
        ['question', period],
      ),
    ),
    readBoth(range, (period) => questionFiguresRepository.received(db, scope, period)),
    readBoth(range, (period) => questionFiguresRepository.answers(db, scope, period)),
    questionFiguresRepository.waiting(db, scope, now),
    visitsRepository.groups(db, reach, seen.questions, current),
    questionFiguresRepository.ranking(db, reach, current),
    questionFiguresRepository.experts(db, scope, current),
  ]);
  const { rows, others } = shortenRanking(ranking);
  return {
    period: describePeriod(range),
    views,
    readers: pick(totals, (total) => total('question_view').visitors),
    bookmarks: pick(totals, (total) => total('bookmark_add').count),
    helpful: pick(totals, (total) => total('answer_helpful').count),
    received: pick(received, (count) => count),
    answered: pick(answers, ({ count }) => count),
    median_hours_to_answer: pick(answers, ({ hours }) => hours),
    waiting,
    sources: groupSmall(groups('source')),
    questions: {
      rows: rows.map(({ id, text, count, helpful }) => ({ id, text, views: count, helpful })),
      others,
    },
    experts: shortenRanking(experts),
  };
}
