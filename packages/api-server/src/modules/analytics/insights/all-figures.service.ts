import type { AllFigures } from '@rostrum/contracts/analytics';
import type { Database } from '@rostrum/server-kit/database';
import { anyView } from '../../events/index.ts';
import { coverageRepository } from '../coverage.repository.ts';
import type { Reach } from '../counting.repository.ts';
import type { Period } from '../../../calendar/period.ts';
import { postFiguresRepository } from './content-figures.repository.ts';
import { questionFiguresRepository } from './question-figures.repository.ts';
import { countInTime, toSteps, whole } from './inquiry-figures.service.ts';
import { inquiryFiguresRepository } from './inquiry-figures.repository.ts';
import { peopleFiguresRepository } from './people-figures.repository.ts';
import { readSearches } from './people-figures.service.ts';
import { addUp, groupPlaces } from './places.ts';
import { describePeriod, keepRecorded, type Range } from './range.ts';
import { pick, pickShare, readBoth, readSeries } from './series.ts';
import { groupSmall, shortenRanking } from './small-groups.ts';
import { seen, visitsRepository } from './visits.repository.ts';

const actionNames = [
  'profile_view',
  'profile_impression',
  'inquiry_open',
  'bookmark_add',
  'embed_click',
] as const;

/** Which posts and questions were read most. */
async function readMostRead(db: Database, reach: Reach, period: Period) {
  const [posts, questions] = await Promise.all([
    postFiguresRepository.ranking(db, reach, period),
    questionFiguresRepository.ranking(db, reach, period),
  ]);
  const shorten = (all: readonly { id: string; title: string; count: number }[]) => {
    const { rows, others } = shortenRanking(all);
    return { rows: rows.map(({ id, title, count }) => ({ id, title, views: count })), others };
  };
  return {
    posts: shorten(posts),
    questions: shorten(questions.map(({ text, ...question }) => ({ ...question, title: text }))),
  };
}

/** Everything of the organisation side by side. */
export async function readAllFigures(db: Database, reach: Reach, range: Range): Promise<AllFigures> {
  const { scope } = reach;
  const recorded = keepRecorded(range, reach.first);
  const { current, now } = range;
  const readViews = (kind: (typeof seen)[keyof typeof seen]) =>
    readSeries(recorded, (period, step) => visitsRepository.bySteps(db, reach, kind, [period, step]));
  const kinds = ['person', 'post', 'question'] as const;
  const [actions, crawlers, coverage, clicks] = await Promise.all([
    readBoth(recorded, async (period) => {
      const all = await Promise.all(
        kinds.map((kind) => visitsRepository.totals(db, reach, actionNames, [kind, period])),
      );
      const [ofPeople] = all;
      const embeds = await visitsRepository.totals(db, reach, ['embed_impression'], ['embed', period]);
      const sum = (name: (typeof actionNames)[number]) =>
        all.reduce((total, of) => total + of(name).count, 0);
      return {
        shown: ofPeople?.('profile_impression').count ?? 0,
        viewed: ofPeople?.('profile_view').count ?? 0,
        opened: sum('inquiry_open'),
        bookmarks: sum('bookmark_add'),
        clicked: sum('embed_click'),
        embeds: embeds('embed_impression').count,
      };
    }),
    Promise.all(
      [seen.crawledPeople, seen.crawledPages].map((kind) =>
        visitsRepository.groups(db, reach, kind, recorded.current),
      ),
    ),
    readBoth(range, (period) => coverageRepository.totals(db, scope.orgId, period)),
    Promise.all(
      [seen.clickedPeople, seen.clickedPosts, seen.clickedQuestions].map((kind) =>
        visitsRepository.groups(db, reach, kind, recorded.current),
      ),
    ),
  ]);
  const [
    people,
    posts,
    questions,
    visitors,
    summaries,
    groups,
    places,
    ranking,
    searches,
    embedGroups,
    read,
    installs,
  ] = await Promise.all([
    readViews(seen.people),
    readViews(seen.posts),
    readViews(seen.questions),
    readBoth(recorded, (period) => visitsRepository.totals(db, reach, [anyView], ['any', period])),
    readBoth(range, (period) => inquiryFiguresRepository.summary(db, scope, period, now)),
    visitsRepository.groups(db, reach, seen.people, recorded.current),
    inquiryFiguresRepository.places(db, scope, current),
    peopleFiguresRepository.ranking(db, reach, recorded.current),
    readSearches(db, scope.orgId, range),
    visitsRepository.groups(db, reach, seen.embeds, recorded.current),
    readMostRead(db, reach, recorded.current),
    visitsRepository.installs(db, scope.orgId),
  ]);
  const { rows, others } = shortenRanking(ranking);
  const { countries, states } = groupPlaces(places);
  return {
    period: describePeriod(range),
    people,
    posts,
    questions,
    visitors: pick(visitors, (total) => total(anyView).visitors),
    inquiries: pick(summaries, ({ sent }) => sent),
    answered_in_time: pickShare(summaries, countInTime),
    median_first_reply_minutes: pick(summaries, ({ half }) => whole(half)),
    led_to_something: pick(summaries, ({ led }) => led),
    steps: toSteps(summaries.now),
    funnel: [
      { key: 'shown', count: actions.now.shown },
      { key: 'viewed', count: actions.now.viewed },
      { key: 'opened', count: actions.now.opened },
      { key: 'sent', count: summaries.now.sent },
      { key: 'accepted', count: summaries.now.accepted },
      { key: 'led', count: summaries.now.led },
      { key: 'covered', count: coverage.now.total },
    ],
    bookmarks: pick(actions, ({ bookmarks }) => bookmarks),
    coverage: pick(coverage, ({ total }) => total),
    embeds: {
      shown: pick(actions, ({ embeds }) => embeds),
      clicked: pick(actions, ({ clicked }) => clicked),
      sites: groupSmall(embedGroups('site')),
      clicks: groupSmall(addUp(clicks.flatMap((of) => of('site')))),
      installs,
    },
    // Programs are no people: they need no group to hide in.
    crawlers: { groups: addUp(crawlers.flatMap((of) => of('crawler'))), small: { groups: 0, count: 0 } },
    left_out: {
      programs: visitors.now(anyView).programs,
      staff: visitors.now(anyView).staff,
    },
    visits_by_country: groupSmall(groups('country')),
    sources: groupSmall(groups('source')),
    by_country: countries,
    by_state: states,
    most_viewed: {
      rows: rows.map(({ username, name, image, count }) => ({ username, name, image, views: count })),
      others,
    },
    most_read: read,
    searches,
  };
}
