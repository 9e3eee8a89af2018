import type { InquiryTypeId } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

export interface CandidateRow {
  id: string;
  username: string;
  name: string;
  accepts: 'yes' | 'via_office' | 'no';
  kind: 'expert' | 'staff' | 'individual';
}
const candidateRowColumns = {
  id: column.text,
  username: column.text,
  name: column.text,
  accepts: column.oneOf(['yes', 'via_office', 'no']),
  kind: column.oneOf(['expert', 'staff', 'individual']),
};

export const recipientsRepository = {
  /** The published post that the sender read before, by its slug. */
  async postOf(db: Queryable, orgId: string, slug: string | undefined): Promise<string | null> {
    if (slug === undefined) return null;
    const [row] = await readRows(
      db,
      { id: column.text },
      sql`select p.id from posts p where p.org_id = ${orgId} and p.slug = ${slug} and p.status = 'published' and p.deleted_at is null`,
    );
    return row?.id ?? null;
  },

  /** Those of the named people who can be written to at all: published, and not private. */
  async candidates(
    db: Queryable,
    orgId: string,
    usernames: readonly string[],
    type: InquiryTypeId,
  ): Promise<CandidateRow[]> {
    if (usernames.length === 0) return [];
    return readRows(
      db,
      candidateRowColumns,
      sql`select p.id, p.username, p.kind, concat_ws(' ', p.prefix, p.firstname, p.lastname) as name,
            case when p.safety_mode and a.accepts = 'yes' then 'via_office' else coalesce(a.accepts, 'via_office') end as accepts
          from people p left join person_availability a on a.org_id = p.org_id and a.person_id = p.id and a.type = ${type}
          where p.org_id = ${orgId} and p.username in (${sql.join(
            usernames.map((username) => sql`${username}`),
            sql`, `,
          )})
            and p.status = 'published' and p.access <> 'private' and p.deleted_at is null`,
    );
  },

  /** The person whose own organisation it is: an individual is asked also when no one is named. */
  async individual(db: Queryable, orgId: string): Promise<string | undefined> {
    const [row] = await readRows(
      db,
      { personId: column.text },
      sql`select m.person_id as "personId" from memberships m
          where m.org_id = ${orgId} and m.role = 'individual' and m.person_id is not null limit 1`,
    );
    return row?.personId;
  },

  async isVerifiedSeeker(db: Queryable, userId: string): Promise<boolean> {
    const rows = await readRows(
      db,
      {},
      sql`select 1 from seeker_profiles where user_id = ${userId} and verification in ('email_domain', 'manual')`,
    );
    return rows.length > 0;
  },
};
