import type { ParsedQuery, RouteResponse } from '@rostrum/contracts';
import type { mailingLists } from '@rostrum/contracts/inquiries';
import type { Queryable } from '@rostrum/server-kit/database';
import { matchesFilter } from './filter-match.ts';
import { listsRepository } from './lists.repository.ts';
import { filterOf } from './present-list.ts';

type Route = (typeof mailingLists)['fitting'];

/** Which lists an inquiry would go to that was not sent: by the function that decides what they send. */
export async function findFittingLists(
  db: Queryable,
  orgId: string,
  { type, country, department, tags = [] }: ParsedQuery<Route>,
): Promise<RouteResponse<Route>> {
  const facts = {
    type,
    country,
    departments: department === undefined ? [] : [department],
    tags,
    personIds: [],
    verified: false,
  };
  const lists = (await listsRepository.ofInquiries(db, orgId)).filter((list) =>
    matchesFilter(filterOf(list), facts),
  );
  const counts = await listsRepository.counts(db, orgId);
  return {
    items: lists.map(({ id, name, mode, pausedAt }) => ({
      id,
      name,
      mode,
      is_paused: pausedAt !== null,
      addresses: counts.find(({ listId }) => listId === id)?.active ?? 0,
    })),
  };
}
