import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FieldValue } from '@rostrum/contracts/fields';
import type { Queryable } from '@rostrum/server-kit/database';
import { isListed, type PersonConditions } from '../people.repository.ts';
import { people } from '../people.schema.ts';
import { personFieldValues } from '../person-fields.schema.ts';

export const exportRepository = {
  /** Whole profiles under the filters of the list, ordered by id, with what stands in the organisation's own fields. */
  async read(
    db: Queryable,
    conditions: PersonConditions,
    { ids, after, limit }: { ids?: readonly string[] | undefined; after?: string | undefined; limit: number },
  ) {
    const rows = await db
      .select()
      .from(people)
      .where(
        and(
          sql`${people.id} IN (SELECT p.id FROM people p WHERE ${isListed(conditions)})`,
          ids && inArray(people.id, [...ids]),
          after === undefined ? undefined : sql`${people.id} > ${after}`,
        ),
      )
      .orderBy(asc(people.id))
      .limit(limit);
    if (rows.length === 0) return [];
    const values = await db
      .select()
      .from(personFieldValues)
      .where(
        and(
          eq(personFieldValues.orgId, conditions.orgId),
          inArray(
            personFieldValues.ownerId,
            rows.map(({ id }) => id),
          ),
        ),
      );
    const byPerson = Map.groupBy(values, ({ ownerId }) => ownerId);
    return rows.map((person) => ({
      ...person,
      values: Object.fromEntries(
        (byPerson.get(person.id) ?? []).map(({ fieldId, value }): [string, FieldValue] => [fieldId, value]),
      ),
    }));
  },
};
