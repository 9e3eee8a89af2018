import { sql, type SQL } from 'drizzle-orm';
import {
  accessLevel,
  personSource,
  personStatus,
  type AccessLevel,
  type CheckedSection,
  type PersonSource,
  type PersonStatus,
  type ReviewFilter,
} from '@rostrum/contracts';
import { type Queryable, column, hasWords, hasWordsIn, readRows } from '@rostrum/server-kit/database';
import { hasFieldValues } from '../custom-fields/index.ts';
import {
  completeness,
  missingParts,
  type PublishRequirement,
  requirementsMet,
  requirementsOf,
} from './requirements.repository.ts';
import { inPersonScope, type PersonScope } from './person-scope.repository.ts';
import type { PersonRecord } from './person-detail.repository.ts';
import { hasPendingChanges } from './change-requests.repository.ts';
import { agentNames, hasTerm, isLookedAfterBy } from './people-filters.repository.ts';
import { isReviewed } from './person-reviews.repository.ts';
import { isUnchecked } from './unchecked-sections.repository.ts';

/** A person as the team's list reads it. */
export interface PersonRow {
  id: string;
  kind: 'expert' | 'staff' | 'individual';
  username: string;
  firstname: string;
  lastname: string;
  prefix: string | null;
  job_title: string;
  department: string | null;
  image: string | null;
  status: PersonStatus;
  access: AccessLevel;
  completeness: number;
  requirements_met: number;
  requirements_of: number;
  last_confirmed_at: string | null;
  inquiries_90_days: number;
  version: number;
  source: PersonSource;
  agents: string[];
}
const personRowColumns = {
  id: column.text,
  kind: column.oneOf(['expert', 'staff', 'individual']),
  username: column.text,
  firstname: column.text,
  lastname: column.text,
  prefix: column.nullable(column.text),
  job_title: column.text,
  department: column.nullable(column.text),
  image: column.nullable(column.text),
  status: column.fits(personStatus),
  access: column.fits(accessLevel),
  completeness: column.number,
  requirements_met: column.number,
  requirements_of: column.number,
  last_confirmed_at: column.nullable(column.text),
  inquiries_90_days: column.number,
  version: column.number,
  source: column.fits(personSource),
  agents: column.listOf(column.text),
};

export interface PersonFilter {
  orgId: string;
  q?: string | undefined;
  status?: readonly PersonStatus[] | undefined;
  access?: readonly AccessLevel[] | undefined;
  kind?: readonly PersonRow['kind'][] | undefined;
  /** A part without which nothing is published. */
  missing?: PublishRequirement | undefined;
  department?: string | undefined;
  industry?: readonly string[] | undefined;
  /** An area of expertise or a tag. */
  classification?: readonly string[] | undefined;
  country?: readonly string[] | undefined;
  /** Choices of own fields, as `key:choice`. */
  field?: readonly string[] | undefined;
  /** In the scope of this agent. */
  agent?: string | undefined;
  source?: readonly PersonSource[] | undefined;
  /** In safety mode. */
  safety?: boolean | undefined;
  notConfirmed?: boolean | undefined;
  /** Has this section, and its person did not confirm it within a year. */
  unchecked?: CheckedSection | undefined;
  review?: ReviewFilter | undefined;
  /** Something waits for approval. */
  changes?: boolean | undefined;
  scope: PersonScope | null;
  sort: 'name' | 'status' | 'completeness' | 'last_confirmed' | 'inquiries';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const inquiriesOf90Days = sql`(
  SELECT count(*)::int FROM inquiry_recipients r JOIN inquiries i ON i.org_id = r.org_id AND i.id = r.inquiry_id
  WHERE r.org_id = p.org_id AND r.person_id = p.id AND i.created_at > now() - interval '90 days'
    AND i.status NOT IN ('screening', 'blocked', 'quarantined', 'spam'))`;

/** How the list is ordered; as the index by names is, where that serves: all of 10,000 people were sorted for ten of them. */
function orderOf({ sort, order }: Pick<PersonFilter, 'sort' | 'order'>): SQL {
  const direction = order === 'desc' ? sql`DESC` : sql`ASC`;
  const firstname = sql`p.firstname COLLATE "und-x-icu", p.id`;
  const lastname = sql`p.lastname COLLATE "und-x-icu"`;
  if (sort === 'name') return sql`${lastname} ${direction}, ${firstname}`;
  // Who never confirmed comes before those who did so long ago.
  const nulls = order === 'desc' ? sql`NULLS LAST` : sql`NULLS FIRST`;
  return sql`${sortColumns[sort]} ${direction} ${nulls}, ${lastname}, ${firstname}`;
}
const sortColumns: Record<Exclude<PersonFilter['sort'], 'name'>, SQL> = {
  status: sql`p.status`,
  completeness,
  last_confirmed: sql`p.last_confirmed_at`,
  inquiries: sql`inquiries_90_days`,
};

const isAny = (column: SQL, values: readonly string[] | undefined) =>
  values && values.length > 0 ? sql`${column} = ANY(${sql.param(values)}::text[])` : sql`true`;

/** The text stands in the name, a topic, the title or the department. */
function matches(q: string | undefined): SQL {
  if (!q) return sql`true`;
  return sql`(${hasWords(sql`p.search_name`, q)} OR ${hasWordsIn(sql`rostrum_text(rostrum_join(p.topics))`, q)}
    OR ${hasWordsIn(sql`rostrum_text(p.job_title || ' ' || coalesce(p.department, ''))`, q)})`;
}

export type PersonConditions = Omit<PersonFilter, 'sort' | 'order' | 'limit' | 'offset'>;

/** The filter predicate of the list, on `people p`. */
export function isListed(filter: PersonConditions): SQL {
  return sql`p.org_id = ${filter.orgId} AND p.deleted_at IS NULL
    AND ${matches(filter.q)}
    AND ${filter.status?.length ? isAny(sql`p.status`, filter.status) : sql`p.status <> 'archived'`}
    AND ${isAny(sql`p.access`, filter.access)}
    AND ${isAny(sql`p.kind`, filter.kind)}
    AND ${filter.missing ? missingParts[filter.missing] : sql`true`}
    AND ${filter.department ? sql`rostrum_fold(p.department) = rostrum_fold(${filter.department}::text)` : sql`true`}
    AND ${hasTerm(sql`p.industries`, filter.industry)}
    AND ${hasTerm(sql`p.topics || p.tags`, filter.classification)}
    AND ${isAny(sql`p.country`, filter.country)}
    AND ${hasFieldValues('person', filter.field)}
    AND ${isAny(sql`p.source`, filter.source)}
    AND ${filter.agent ? isLookedAfterBy(filter.agent) : sql`true`}
    AND ${filter.safety ? sql`p.safety_mode` : sql`true`}
    AND ${filter.notConfirmed ? sql`coalesce(greatest(p.last_confirmed_at, p.published_at), '-infinity') < now() - interval '365 days'` : sql`true`}
    AND ${filter.unchecked ? isUnchecked(filter.unchecked) : sql`true`}
    AND ${filter.changes ? hasPendingChanges : sql`true`}
    AND ${filter.review ? isReviewed(filter.review) : sql`true`}
    AND ${inPersonScope(filter.scope)}`;
}

const columns = sql`p.id, p.kind, p.username::text AS username, p.firstname, p.lastname, p.prefix, p.job_title, p.department, p.image,
  p.status, p.access, ${completeness} AS completeness, ${requirementsMet} AS requirements_met, ${requirementsOf} AS requirements_of, p.last_confirmed_at, p.version, p.source, ${agentNames} AS agents, ${inquiriesOf90Days} AS inquiries_90_days`;

export const personRepository = {
  async list(db: Queryable, filter: PersonFilter): Promise<{ rows: PersonRow[]; total: number }> {
    const [rows, [count]] = [
      await readRows(
        db,
        personRowColumns,
        sql`SELECT ${columns} FROM people p WHERE ${isListed(filter)}
            ORDER BY ${orderOf(filter)} LIMIT ${filter.limit} OFFSET ${filter.offset}`,
      ),
      await readRows(
        db,
        { total: column.number },
        sql`SELECT count(*)::int AS total FROM people p WHERE ${isListed(filter)}`,
      ),
    ];
    return { rows, total: count?.total ?? 0 };
  },

  /** The departments of the people in a scope, each found by the one before it: there are few of them, and people are many. */
  async departments(db: Queryable, orgId: string, scope: PersonScope | null): Promise<string[]> {
    const next = (after: SQL) => sql`SELECT p.department FROM people p
      WHERE p.org_id = ${orgId} AND ${after} AND p.deleted_at IS NULL AND ${inPersonScope(scope)} ORDER BY p.department LIMIT 1`;
    const rows = await readRows(
      db,
      { department: column.text },
      sql`WITH RECURSIVE found AS (
          (${next(sql`p.department IS NOT NULL`)})
          UNION ALL SELECT (${next(sql`p.department > found.department`)}) FROM found WHERE found.department IS NOT NULL
        ) SELECT department FROM found WHERE department IS NOT NULL`,
    );
    return rows.map(({ department }) => department);
  },

  /** What the team has to see to, as far as a scope reaches. */
  async countTasks(db: Queryable, orgId: string, scope: PersonScope | null) {
    const [counts] = await readRows(
      db,
      { in_review: column.number, unanswered: column.number, left: column.number, changes: column.number },
      sql`SELECT count(*) FILTER (WHERE p.status = 'in_review')::int AS in_review,
          count(*) FILTER (WHERE ${isReviewed('unanswered')})::int AS unanswered,
          count(*) FILTER (WHERE ${isReviewed('left')})::int AS "left",
          count(*) FILTER (WHERE ${hasPendingChanges})::int AS changes
        FROM people p
        WHERE p.org_id = ${orgId} AND p.deleted_at IS NULL AND ${inPersonScope(scope)}`,
    );
    return counts ?? { in_review: 0, unanswered: 0, left: 0, changes: 0 };
  },

  /** Whether a member of the organisation looks after the profile. */
  hasAccount: async (db: Queryable, orgId: string, personId: string): Promise<boolean> =>
    (
      await readRows(
        db,
        { is_linked: column.flag },
        sql`SELECT EXISTS (SELECT 1 FROM memberships WHERE org_id = ${orgId} AND person_id = ${personId}) AS is_linked`,
      )
    )[0]?.is_linked ?? false,

  /** Whom a person is assigned to, as long as that is an agent. */
  async agent(db: Queryable, { orgId, agentId }: Pick<PersonRecord, 'orgId' | 'agentId'>) {
    if (agentId === null) return null;
    const [row] = await readRows(
      db,
      { id: column.text, name: column.text },
      sql`SELECT u.id::text, u.firstname || ' ' || u.lastname AS name FROM memberships m JOIN users u ON u.id = m.user_id
        WHERE m.org_id = ${orgId} AND m.user_id = ${agentId} AND m.role = 'agent'`,
    );
    return row ?? null;
  },

  async agents(db: Queryable, { orgId, id }: Pick<PersonRecord, 'orgId' | 'id'>): Promise<string[]> {
    const [row] = await readRows(
      db,
      { agents: column.listOf(column.text) },
      sql`SELECT ${agentNames} AS agents FROM people p WHERE p.org_id = ${orgId} AND p.id = ${id}`,
    );
    return row?.agents ?? [];
  },

  inquiriesOf90Days: async (db: Queryable, orgId: string, personId: string): Promise<number> =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT ${inquiriesOf90Days} AS count FROM people p WHERE p.org_id = ${orgId} AND p.id = ${personId}`,
      )
    )[0]?.count ?? 0,
};
