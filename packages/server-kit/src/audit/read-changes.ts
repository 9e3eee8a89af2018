import type { ChangeKinds, ChangesRoute, ParsedQuery, RouteResponse } from '@rostrum/contracts';
import type { Queryable } from '../database/queryable.ts';
import { changesRepository, namedThen, type ChangeReach, type Condition } from './changes.repository.ts';
import { describeChanges } from './describe-changes.ts';

const day = 86_400_000;

export interface ReadChanges {
  reach: ChangeReach;
  kinds: ChangeKinds;
  now: Date;
  /** How words of the search field are looked for; by the name of the thing at that time unless said otherwise. */
  named?: (words: string) => Condition;
  /** Where a thing is looked after. */
  hrefOf: (id: string) => string;
  /** Which things are still there, where they can be deleted: no entry leads to one that is not. */
  findExisting?: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** One page of who changed what, under the filters of its address. */
export async function readChanges(
  db: Queryable,
  { page_from, page_size, q, actor, what, days }: ParsedQuery<ChangesRoute>,
  { reach, kinds, now, named = namedThen, hrefOf, findExisting }: ReadChanges,
): Promise<RouteResponse<ChangesRoute>> {
  const filter = {
    ...reach,
    matching: q ? named(q) : undefined,
    actor,
    verbs: what === undefined ? undefined : kinds[what],
    since: days === undefined ? undefined : new Date(now.getTime() - days * day),
  };
  // One after the other, so that the same question always asks the database in the same order.
  const rows = await changesRepository.list(db, filter, { limit: page_size, offset: page_from });
  const total = await changesRepository.count(db, filter);
  const actors = await changesRepository.actors(db, reach);
  const existing = await findExisting?.(rows.flatMap(({ entityId }) => entityId ?? []));
  const linkTo = (id: string | null) =>
    id === null || (existing !== undefined && !existing.has(id)) ? null : hrefOf(id);
  const items = rows.map((row) => ({
    id: row.id,
    verb: row.verb,
    text: row.text,
    actor: { name: row.actorName, role: row.actorRole, image: null },
    entity: { type: row.entityType, id: row.entityId, label: row.entityLabel, href: linkTo(row.entityId) },
    created_at: row.createdAt.toISOString(),
    request_id: row.requestId,
    changes: describeChanges(row.before, row.after),
  }));
  return { items, total, actors };
}
