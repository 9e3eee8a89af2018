import type { PostFigures } from '@rostrum/contracts/analytics';
import { type Database, isoOrNull } from '@rostrum/server-kit/database';
import { postFiguresRepository } from './content-figures.repository.ts';
import type { Reach } from '../counting.repository.ts';
import { describePeriod, keepRecorded, type Range } from './range.ts';
import { middleOf } from './reading-time.ts';
import { pick, readBoth, readSeries } from './series.ts';
import { groupSmall, guard, mostRows, shortenRanking } from './small-groups.ts';
import { seen, visitsRepository } from './visits.repository.ts';

type Causing = Awaited<ReturnType<typeof postFiguresRepository.causing>>;

/** Named however few they brought, since a post is no person; counts of one to four are not told apart. */
const toCaused = (posts: Causing): NonNullable<PostFigures['caused']> => ({
  rows: posts.slice(0, mostRows).map(({ published_at: at, count, coverage, views, ...post }) => ({
    ...post,
    published_at: isoOrNull(at),
    inquiries: guard(count),
    coverage: guard(coverage),
    views: guard(views),
  })),
  posts: posts.length,
  inquiries: posts.reduce((sum, { count }) => sum + count, 0),
});

/** How posts are read. */
export async function readPostFigures(db: Database, reach: Reach, range: Range): Promise<PostFigures> {
  const { scope } = reach;
  const { current, now } = range;
  const recorded = keepRecorded(range, reach.first);
  const [views, totals, published, times, groups, byKind, byAge, ranking, experts, caused, causing] =
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
      postFiguresRepository.causing(db, reach, current),
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
    caused: toCaused(causing),
    experts: shortenRanking(experts),
  };
}
