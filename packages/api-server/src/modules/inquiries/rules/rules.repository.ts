import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { inquiryTypeId } from '@rostrum/contracts';
import { previewDays, ruleActions, ruleKinds, ruleLists, type RuleKind } from '@rostrum/contracts/inquiries';
import { type Queryable, column, contains, readRows } from '@rostrum/server-kit/database';
import { inquiryRules } from './inquiry-rules.schema.ts';

const { needle: _derived, ...columns } = getTableColumns(inquiryRules);
export type RuleRecord = Omit<typeof inquiryRules.$inferSelect, 'needle'>;
export type NewRule = typeof inquiryRules.$inferInsert;
export type RuleChange = Partial<Pick<NewRule, 'enabled' | 'action' | 'reason' | 'expiresAt'>>;

/** The departments and tags of an agent; null for those who manage the rules of the organisation. */
export interface RuleScope {
  departments: readonly string[];
  tags: readonly string[];
}

export interface RuleFilter {
  orgId: string;
  scope: RuleScope | null;
  list: (typeof ruleLists)[number];
  q?: string | undefined;
  kind?: RuleKind | undefined;
  action?: (typeof ruleActions)[number] | undefined;
  unused?: boolean | undefined;
}

const rowColumns = {
  id: column.text,
  version: column.number,
  list: column.oneOf(ruleLists),
  kind: column.oneOf(ruleKinds),
  pattern: column.text,
  action: column.nullable(column.oneOf(ruleActions)),
  types: column.listOf(column.fits(inquiryTypeId)),
  departments: column.listOf(column.text),
  tags: column.listOf(column.text),
  reason: column.text,
  expiresAt: column.nullable(column.moment),
  enabled: column.flag,
  author: column.nullable(column.text),
  createdAt: column.moment,
  hits: column.number,
  lastHitAt: column.nullable(column.moment),
};

/** Agents see the rules of the organisation, and those that reach into their own scope. */
const visible = (scope: RuleScope | null): SQL =>
  scope === null
    ? sql`true`
    : sql`((cardinality(r.departments) = 0 and cardinality(r.tags) = 0)
        or r.departments && ${sql.param(scope.departments)}::text[] or r.tags && ${sql.param(scope.tags)}::text[])`;

const from = sql`from inquiry_rules r left join users u on u.id = r.created_by
  left join lateral (
    select count(*) filter (where s.created_at > now() - make_interval(days => ${previewDays}))::int as hits, max(s.created_at) as last
    from inquiry_screenings s where s.rule_id = r.id
  ) h on true`;

const where = ({ orgId, scope, list, q, kind, action, unused }: RuleFilter): SQL => sql`
  where r.org_id = ${orgId} and ${visible(scope)} and r.list = ${list}
    ${q ? sql`and rostrum_fold(r.pattern || ' ' || r.reason) like ${contains(q)}` : sql``}
    ${kind ? sql`and r.kind = ${kind}` : sql``} ${action ? sql`and r.action = ${action}` : sql``}
    ${unused ? sql`and h.hits = 0` : sql``}`;

const selected = sql`select r.id, r.version, r.list, r.kind, r.pattern, r.action, r.types, r.departments, r.tags, r.reason,
  r.expires_at as "expiresAt", r.enabled, u.firstname || ' ' || u.lastname as author, r.created_at as "createdAt",
  h.hits, h.last as "lastHitAt"`;

const selectRules = (db: Queryable, rest: SQL) => readRows(db, rowColumns, sql`${selected} ${from} ${rest}`);
export type RuleRow = Awaited<ReturnType<typeof selectRules>>[number];

export const rulesRepository = {
  list: (db: Queryable, filter: RuleFilter, page: { limit: number; offset: number }) =>
    selectRules(
      db,
      sql`${where(filter)}
          order by h.hits desc, h.last desc nulls last, r.created_at desc limit ${page.limit} offset ${page.offset}`,
    ),

  async find(db: Queryable, orgId: string, id: string): Promise<RuleRow | undefined> {
    const [row] = await selectRules(db, sql`where r.org_id = ${orgId} and r.id = ${id}`);
    return row;
  },

  async count(db: Queryable, filter: RuleFilter): Promise<number> {
    const [row] = await readRows(
      db,
      { total: column.number },
      sql`select count(*)::int as total ${from} ${where(filter)}`,
    );
    return row?.total ?? 0;
  },

  /** List, kind and pattern of every rule of exactly this scope. */
  async keys(db: Queryable, orgId: string, { departments, tags }: RuleScope): Promise<string[]> {
    const rows = await readRows(
      db,
      { key: column.text },
      sql`select list || ' ' || kind || ' ' || pattern as key from inquiry_rules
          where org_id = ${orgId} and departments = ${sql.param([...departments].toSorted())}::text[]
            and tags = ${sql.param([...tags].toSorted())}::text[]`,
    );
    return rows.map(({ key }) => key);
  },

  async total(db: Queryable, orgId: string): Promise<number> {
    return db.$count(inquiryRules, eq(inquiryRules.orgId, orgId));
  },

  /** Null when there is one like it. */
  async insert(db: Queryable, rule: NewRule): Promise<RuleRecord | null> {
    const [row] = await db.insert(inquiryRules).values(rule).onConflictDoNothing().returning(columns);
    return row ?? null;
  },

  async hold(db: Queryable, orgId: string, id: string): Promise<RuleRecord | undefined> {
    const [row] = await db
      .select(columns)
      .from(inquiryRules)
      .where(and(eq(inquiryRules.orgId, orgId), eq(inquiryRules.id, id)))
      .for('update');
    return row;
  },

  async change(
    db: Queryable,
    { orgId, id }: Pick<RuleRecord, 'orgId' | 'id'>,
    change: RuleChange,
  ): Promise<void> {
    await db
      .update(inquiryRules)
      .set({ ...change, version: sql`${inquiryRules.version} + 1` })
      .where(and(eq(inquiryRules.orgId, orgId), eq(inquiryRules.id, id)));
  },

  async remove(db: Queryable, { orgId, id }: Pick<RuleRecord, 'orgId' | 'id'>): Promise<void> {
    await db.delete(inquiryRules).where(and(eq(inquiryRules.orgId, orgId), eq(inquiryRules.id, id)));
  },
};
