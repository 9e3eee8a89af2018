import type { PeopleFigures, Searches } from '@rostrum/contracts/analytics';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { rawRetentionDays } from '../../events/index.ts';
import type { Reach } from '../counting.repository.ts';
import { peopleFiguresRepository } from './people-figures.repository.ts';
import { describePeriod, firstDayKept, keepRecorded, type Range } from './range.ts';
import { pick, readBoth, readSeries } from './series.ts';
import { groupSmall, guard, shortenRanking } from './small-groups.ts';
import { seen, visitsRepository } from './visits.repository.ts';

/** What was searched for, by the words; those of fewer people than a group needs are counted together. */
export async function readSearches(db: Database, orgId: string, range: Range): Promise<Searches> {
  const { current, since } = keepRecorded(range, firstDayKept(range, rawRetentionDays));
  const [found, unanswered] = await Promise.all([
    peopleFiguresRepository.searchesFound(db, orgId, current),
    runAsSystem('gaps of every organisation stand in the rows of none', () =>
      peopleFiguresRepository.searchesUnanswered(db, orgId, current),
    ),
  ]);
  return { found: groupSmall(found), unanswered: groupSmall(unanswered), since };
}

function toRanking(ranking: Awaited<ReturnType<typeof peopleFiguresRepository.ranking>>) {
  const { rows, others } = shortenRanking(ranking);
  return {
    rows: rows.map(({ count, forms_opened: opened, inquiries, ...person }) => ({
      ...person,
      views: count,
      forms_opened: guard(opened),
      inquiries: guard(inquiries),
    })),
    others,
  };
}

const actions = [
  'profile_view',
  'profile_impression',
  'inquiry_open',
  'inquiry_start',
  'contact_click',
  'vcard',
  'document_download',
  'share',
  'bookmark_add',
] as const;

/** How profiles in reach are found, and what visitors do there. */
export async function readPeopleFigures(db: Database, reach: Reach, range: Range): Promise<PeopleFigures> {
  const { scope } = reach;
  const recorded = keepRecorded(range, reach.first);
  const { current } = recorded;
  const isWhole = scope.personId === null && scope.people === null;
  const [views, totals, inquiries, groups, ranking, searches, terms] = await Promise.all([
    readSeries(recorded, (period, step) => visitsRepository.bySteps(db, reach, seen.people, [period, step])),
    readBoth(recorded, (period) => visitsRepository.totals(db, reach, actions, ['person', period])),
    readBoth(range, (period) => peopleFiguresRepository.inquiries(db, scope, period)),
    visitsRepository.groups(db, reach, seen.people, current),
    scope.personId === null ? peopleFiguresRepository.ranking(db, reach, current) : null,
    isWhole ? readSearches(db, scope.orgId, range) : null,
    visitsRepository.terms(db, reach, current),
  ]);
  // Steps stand for the same days, also where an inquiry came before the first visit was counted.
  const sent =
    recorded.since === null
      ? inquiries.now
      : await peopleFiguresRepository.inquiries(db, scope, recorded.current);
  const countOf = (name: (typeof actions)[number]) => pick(totals, (total) => total(name).count);
  const { programs, staff } = totals.now('profile_view');
  return {
    period: describePeriod(range),
    views,
    visitors: pick(totals, (total) => total('profile_view').visitors),
    forms_opened: countOf('inquiry_open'),
    inquiries: pick(inquiries, (count) => count),
    contact_clicks: countOf('contact_click'),
    cards_saved: countOf('vcard'),
    downloads: countOf('document_download'),
    shares: countOf('share'),
    impressions: countOf('profile_impression'),
    bookmarks: countOf('bookmark_add'),
    actions_since: recorded.since,
    steps: [
      { key: 'shown', count: totals.now('profile_impression').count },
      { key: 'viewed', count: totals.now('profile_view').count },
      { key: 'opened', count: totals.now('inquiry_open').count },
      { key: 'started', count: totals.now('inquiry_start').count },
      { key: 'sent', count: sent },
    ],
    sources: groupSmall(groups('source')),
    sites: groupSmall(groups('site')),
    devices: groupSmall(groups('device')),
    left_out: { programs, staff },
    found_by: groupSmall(terms),
    people: ranking && toRanking(ranking),
    searches,
  };
}
