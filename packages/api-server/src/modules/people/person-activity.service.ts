import { personActivityVerbs, type ParsedQuery, type people } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import type { Database } from '@rostrum/server-kit/database';
import { describeChanges } from './describe-changes.ts';
import { personActivityRepository } from './person-activity.repository.ts';

const day = 86_400_000;

/** Who changed which profile: the whole organisation for administrators, the own scope for agents. */
export function createPersonActivityService({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    async list(
      session: Permitted<'person.list'>,
      { page_from, page_size, q, actor, what, days }: ParsedQuery<typeof people.activity>,
    ) {
      const reach = {
        orgId: organisationOf(session),
        scope: session.grant === 'scope' ? session.scopes : null,
      };
      const filter = {
        ...reach,
        q,
        actor,
        verbs: what && personActivityVerbs[what],
        since: days === undefined ? undefined : new Date(clock().getTime() - days * day),
      };
      // One after the other, so that the same question always asks the database in the same order.
      const rows = await personActivityRepository.list(db, filter, { limit: page_size, offset: page_from });
      const total = await personActivityRepository.count(db, filter);
      const actors = await personActivityRepository.actors(db, reach);
      const items = rows.map((row) => ({
        id: row.id,
        verb: row.verb,
        text: row.text,
        actor: { name: row.actorName, role: row.actorRole, image: null },
        entity: {
          type: row.entityType,
          id: row.entityId,
          label: row.entityLabel,
          href: `/dashboard/people/${row.entityId}`,
        },
        created_at: row.createdAt.toISOString(),
        request_id: row.requestId,
        changes: describeChanges(row.before, row.after),
      }));
      return { items, total, actors };
    },
  };
}
