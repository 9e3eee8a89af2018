import { role as roleSchema, type PersonDetail, type PersonStatus } from '@rostrum/contracts';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { reaches } from './people-filters.repository.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { movesOf } from './person-moves.ts';

const maxNamed = 3;

interface Profile extends Pick<PersonRecord, 'orgId' | 'id' | 'status'> {
  /** The status that an archived one can be restored to. */
  former: PersonStatus | null;
}

/** Members who see a profile, those who look after the person first. */
const readColleagues = (db: Queryable, { orgId, id }: Pick<Profile, 'orgId' | 'id'>) =>
  readRows(
    db,
    {
      user_id: column.text,
      role: column.fits(roleSchema),
      publishes: column.flag,
      name: column.text,
      firstname: column.text,
      email: column.text,
      organisation: column.text,
    },
    sql`SELECT m.user_id, m.role, coalesce((m.scopes->>'publishes')::boolean, false) AS publishes,
        u.firstname || ' ' || u.lastname AS name, u.firstname, u.email::text AS email,
        o.name AS organisation
      FROM memberships m JOIN users u ON u.id = m.user_id JOIN people p ON p.org_id = m.org_id AND p.id = ${id}
        JOIN organisations o ON o.id = m.org_id
      WHERE m.org_id = ${orgId} AND u.status = 'active'
        AND (m.role IN ('owner', 'administrator') OR (m.role = 'agent' AND ${reaches}))
      ORDER BY coalesce(m.user_id = p.agent_id, false) DESC, m.role <> 'agent', m.role = 'owner',
        u.lastname COLLATE "und-x-icu", u.firstname, u.id`,
  );

/** Finds the members who can publish a profile that is in review. */
export async function listReviewers(db: Queryable, profile: Pick<Profile, 'orgId' | 'id'>) {
  const members = await readColleagues(db, profile);
  return members.filter(({ role, publishes }) =>
    movesOf({ role, publishes, isOwn: false }, 'in_review', null).includes('published'),
  );
}

/**
 * Finds the colleagues who can change the status of a profile, and to what: agents who look after the person and have the
 * right, then administrators. An archived profile that can no longer be restored names administrators, who can delete it.
 */
export async function readDeciders(
  db: Queryable,
  { orgId, id, status, former }: Profile,
): Promise<NonNullable<PersonDetail['decided_by']>> {
  const members = await readColleagues(db, { orgId, id });
  const deciders = members
    .map(({ role, publishes, name, email }) => ({
      role,
      contact: { name, email },
      moves: movesOf({ role, publishes, isOwn: false }, status, former),
    }))
    .filter(({ role, moves }) => moves.length > 0 || (status === 'archived' && role !== 'agent'));
  return {
    moves: [...new Set(deciders.flatMap(({ moves }) => moves))],
    people: deciders.slice(0, maxNamed).map(({ contact }) => contact),
  };
}
