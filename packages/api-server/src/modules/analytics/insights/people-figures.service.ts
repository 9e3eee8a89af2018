import type { PeopleFigures, Searches } from '@rostrum/contracts/analytics';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { comparedRetentionDays, rawRetentionDays } from '../../events/index.ts';
import type { AnalyticsScope } from '../overview.repository.ts';
import { peopleFiguresRepository } from './people-figures.repository.ts';
import { describePeriod, keepRecorded, type Range } from './range.ts';
import { pick, readBoth, readSeries } from './series.ts';
import { groupSmall, guard, shortenRanking } from './small-groups.ts';
import { visitsRepository } from './visits.repository.ts';

/** What was searched for, by the words; those of fewer people than a group needs are counted together. */
export async function readSearches(db: Database, orgId: string, range: Range): Promise<Searches> {
  const { current, since } = keepRecorded(range, rawRetentionDays);
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

/** How profiles in reach are found, and what visitors do there. */
export async function readPeopleFigures(
  db: Database,
  scope: AnalyticsScope,
  range: Range,
): Promise<PeopleFigures> {
  const recorded = keepRecorded(range, comparedRetentionDays);
  const brief = keepRecorded(range, rawRetentionDays);
  const { current } = recorded;
  const isWhole = scope.personId === null && scope.people === null;
  const [
    views,
    visitors,
    actions,
    briefActions,
    inquiries,
    sources,
    sites,
    devices,
    leftOut,
    ranking,
    searches,
  ] = await Promise.all([
    readSeries(recorded, (period, step) =>
      visitsRepository.bySteps(db, scope, 'profile_view', [period, step]),
    ),
    readBoth(recorded, (period) => visitsRepository.visitors(db, scope, ['profile_view'], period)),
    readBoth(recorded, (period) => peopleFiguresRepository.actions(db, scope, period)),
    readBoth(brief, (period) => peopleFiguresRepository.actions(db, scope, period)),
    readBoth(range, (period) => peopleFiguresRepository.inquiries(db, scope, period)),
    visitsRepository.sources(db, scope, 'profile_view', current),
    visitsRepository.sites(db, scope, 'profile_view', current),
    visitsRepository.devices(db, scope, 'profile_view', current),
    peopleFiguresRepository.leftOut(db, scope, current),
    scope.personId === null ? peopleFiguresRepository.ranking(db, scope, current) : null,
    isWhole ? readSearches(db, scope.orgId, range) : null,
  ]);
  const inSameDays = await peopleFiguresRepository.inquiries(db, scope, brief.current);
  return {
    period: describePeriod(range),
    views,
    visitors: pick(visitors, (count) => count),
    forms_opened: pick(actions, (count) => count('inquiry_open')),
    inquiries: pick(inquiries, (count) => count),
    contact_clicks: pick(briefActions, (count) => count('contact_click')),
    cards_saved: pick(briefActions, (count) => count('vcard')),
    shares: pick(briefActions, (count) => count('share')),
    actions_since: brief.since,
    steps: [
      { key: 'viewed', count: briefActions.now('profile_view') },
      { key: 'opened', count: briefActions.now('inquiry_open') },
      { key: 'started', count: briefActions.now('inquiry_start') },
      { key: 'sent', count: inSameDays },
    ],
    sources: groupSmall(sources),
    sites: groupSmall(sites),
    devices: groupSmall(devices),
    left_out: leftOut,
    people: ranking && toRanking(ranking),
    searches,
  };
}
