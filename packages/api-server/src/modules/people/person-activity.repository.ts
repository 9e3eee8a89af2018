import { contains, type Queryable } from '@rostrum/server-kit/database';
import { activityEntries } from '@rostrum/server-kit/schema';
import { and, count, desc, eq, gte, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from './people.schema.ts';
import { inPersonScope, type PersonScope } from './person-scope.repository.ts';

export interface PersonActivityFilter {
  orgId: string;
  scope: PersonScope | null;
  /** Part of the person's name. */
  q?: string | undefined;
  actor?: string | undefined;
  verbs?: readonly string[] | undefined;
  since?: Date | undefined;
}

// The name that the predicate of the scope expects.
const p = alias(people, 'p');
const ofProfile = and(eq(p.orgId, activityEntries.orgId), eq(p.id, activityEntries.entityId));

const conditions = ({ orgId, scope, q, actor, verbs, since }: PersonActivityFilter): SQL | undefined =>
  and(
    eq(activityEntries.orgId, orgId),
    eq(activityEntries.entityType, 'person'),
    inPersonScope(scope),
    q ? sql`${p.searchName} LIKE ${contains(q)}` : undefined,
    actor ? eq(activityEntries.actorUserId, actor) : undefined,
    verbs ? inArray(activityEntries.verb, [...verbs]) : undefined,
    since ? gte(activityEntries.createdAt, since) : undefined,
  );

/** The record of the organisation's profiles, as far as a scope reaches. */
export const personActivityRepository = {
  async list(db: Queryable, filter: PersonActivityFilter, page: { limit: number; offset: number }) {
    const rows = await db
      .select({ entry: activityEntries })
      .from(activityEntries)
      .innerJoin(p, ofProfile)
      .where(conditions(filter))
      .orderBy(desc(activityEntries.createdAt), desc(activityEntries.id))
      .limit(page.limit)
      .offset(page.offset);
    return rows.map(({ entry }) => entry);
  },

  async count(db: Queryable, filter: PersonActivityFilter): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(activityEntries)
      .innerJoin(p, ofProfile)
      .where(conditions(filter));
    return row?.total ?? 0;
  },

  /** Everybody who changed a profile, by the name that they had last. */
  async actors(db: Queryable, { orgId, scope }: Pick<PersonActivityFilter, 'orgId' | 'scope'>) {
    const rows = await db
      .selectDistinctOn([activityEntries.actorUserId], {
        id: activityEntries.actorUserId,
        name: activityEntries.actorName,
      })
      .from(activityEntries)
      .innerJoin(p, ofProfile)
      .where(and(conditions({ orgId, scope }), isNotNull(activityEntries.actorUserId)))
      .orderBy(activityEntries.actorUserId, desc(activityEntries.createdAt))
      .limit(100);
    return rows
      .flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
      .toSorted((left, right) => left.name.localeCompare(right.name));
  },
};
