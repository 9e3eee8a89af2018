import { sql } from 'drizzle-orm';
import { mostPreviewed, previewDays, type RuleKind } from '@rostrum/contracts/inquiries';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { withinReach } from '../inquiry-conditions.repository.ts';
import type { InquiryReach } from '../inquiry-access.ts';
import { ruleMatches } from './rule-matching.repository.ts';
import type { RuleScope } from './rules.repository.ts';

export interface PreviewedRule {
  orgId: string;
  reach: InquiryReach;
  kind: RuleKind;
  pattern: string;
  types: readonly number[];
  scope: RuleScope;
  since: Date;
}

const results = ['answered', 'open', 'closed', 'held', 'spam'] as const;
const result = sql`case when i.first_reply_at is not null then 'answered' when i.status = 'spam' then 'spam'
  when i.status in ('blocked', 'quarantined', 'screening') then 'held'
  when i.status in ('closed', 'archived') then 'closed' else 'open' end`;

const itemColumns = {
  id: column.text,
  ref: column.text,
  subject: column.nullable(column.text),
  email: column.text,
  createdAt: column.moment,
  result: column.oneOf(results),
};

interface Looked {
  total: number;
  caught: number;
  answered: number;
  /** Those to show, in their order. */
  shown: string[];
}

/** What a rule would have done, had it been there for the last days. */
export const rulePreviewRepository = {
  /** Reads each inquiry of the time once, and of it no more than it is told by: there may be 100,000. */
  async look(
    db: Queryable,
    { orgId, reach, kind, pattern, types, scope, since }: PreviewedRule,
  ): Promise<Looked> {
    const [row] = await readRows(
      db,
      {
        total: column.number,
        caught: column.number,
        answered: column.number,
        shown: column.listOf(column.text),
      },
      sql`
        with r as materialized (
          select ${kind}::text as kind, rostrum_rule_needle(${kind}, ${pattern}) as needle,
            ${sql.param(types)}::smallint[] as types, ${sql.param(scope.departments)}::text[] as departments,
            ${sql.param(scope.tags)}::text[] as tags),
        looked_at as materialized (
          select i.id, i.created_at, i.first_reply_at is not null as is_answered, coalesce(${ruleMatches}, false) as is_caught
          from inquiries i cross join r
          where ${reach.kind === 'all' ? sql`i.org_id = ${orgId}` : withinReach(orgId, reach)} and i.created_at >= ${since})
        select count(*)::int as total, count(*) filter (where is_caught)::int as caught,
          count(*) filter (where is_caught and is_answered)::int as answered,
          array(select id::text from looked_at where is_caught order by is_answered desc, created_at desc limit ${mostPreviewed}) as shown
        from looked_at`,
    );
    return row ?? { total: 0, caught: 0, answered: 0, shown: [] };
  },

  items: (db: Queryable, orgId: string, ids: readonly string[]) =>
    readRows(
      db,
      itemColumns,
      sql`select i.id, i.ref, case when i.restricted then null else i.subject end as subject, i.email::text as email,
            i.created_at as "createdAt", ${result} as result
          from inquiries i where i.org_id = ${orgId} and i.id = any(${sql.param(ids)}::uuid[])
          order by array_position(${sql.param(ids)}::uuid[], i.id)`,
    ),
};

export const previewSince = (now: Date): Date => new Date(now.getTime() - previewDays * 86_400_000);
