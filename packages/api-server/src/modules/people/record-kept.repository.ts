import { grantOf, type PersonDetail } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';
import { feedMemberRepository } from './feeds/feed-members.repository.ts';
import type { PersonRecord } from './person-detail.repository.ts';

/**
 * Who keeps names, title and contact of the reader's own profile: the HR feed, or the team. Asked for a change is the agent whom
 * the person is assigned to, else the desk of the organisation. Null where the reader changes them, or reads another's profile.
 */
export async function readRecordKept(
  db: Queryable,
  person: Pick<PersonRecord, 'orgId' | 'id'>,
  reader: Pick<RequestSession, 'role' | 'personId'>,
): Promise<NonNullable<PersonDetail['record_kept']> | null> {
  if (person.id !== reader.personId || grantOf(reader.role, 'person.write_record') !== 'deny') return null;
  const [ask] = await readRows(
    db,
    { name: column.text, email: column.nullable(column.text) },
    sql`SELECT CASE WHEN u.id IS NULL THEN o.name ELSE concat_ws(' ', u.firstname, u.lastname) END AS name,
        coalesce(u.email, o.desk_email)::text AS email
      FROM people p JOIN organisations o ON o.id = p.org_id
      LEFT JOIN memberships m ON m.org_id = p.org_id AND m.user_id = p.agent_id AND m.role = 'agent'
      LEFT JOIN users u ON u.id = m.user_id AND u.status = 'active'
      WHERE p.org_id = ${person.orgId} AND p.id = ${person.id}`,
  );
  return {
    from_feed: [...(await feedMemberRepository.lockedOf(db, person))],
    ask: ask?.email ? { name: ask.name, email: ask.email } : null,
  };
}
