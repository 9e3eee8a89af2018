import { searchFilters } from '@rostrum/contracts';
import { keptSearches } from '../content/saved-searches.ts';
import { dayMs } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';

/** The searches that seekers keep; who matches them is known once everybody can be found. */
export function addSavedSearches({ now, ids, rows, users }: DemoContext): void {
  const before = (days: number) => new Date(now.getTime() - Math.round(days * dayMs));
  for (const { seeker, name, q, language, ready, alert, daysAgo, seenDaysAgo, news } of keptSearches)
    rows.savedSearches.push({
      id: ids.id(before(daysAgo)),
      userId: known(users, seeker, 'user').id,
      name,
      filters: searchFilters.parse({ q, language, ready }),
      alert,
      createdAt: before(daysAgo),
      seenAt: before(seenDaysAgo),
      news,
    });
}
