import { sql, type SQL } from 'drizzle-orm';
import { inquiryTypeId } from '@rostrum/contracts';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { heldBackStatuses } from '../inquiries/index.ts';

const factColumns = {
  id: column.text,
  ref: column.text,
  subject: column.text,
  organization: column.nullable(column.text),
  restricted: column.flag,
  createdAt: column.moment,
  type: column.fits(inquiryTypeId),
  country: column.text,
  verified: column.flag,
  personIds: column.listOf(column.text),
  departments: column.listOf(column.text),
  tags: column.listOf(column.text),
};

const held = sql.join(
  heldBackStatuses.map((status) => sql`${status}`),
  sql`, `,
);

const selectFacts = (db: Queryable, where: SQL) =>
  readRows(
    db,
    factColumns,
    sql`select i.id, i.ref, i.subject, i.organization, i.restricted, i.created_at as "createdAt", i.type, i.country, i.verified,
          coalesce(asked.ids, '{}') as "personIds", coalesce(asked.departments, '{}') as departments, coalesce(asked.tags, '{}') as tags
        from inquiries i left join lateral (
          select array_agg(p.id::text) as ids, array_agg(p.department) filter (where p.department is not null) as departments,
            (select array_agg(distinct tag) from inquiry_recipients r2 join people p2 on p2.org_id = r2.org_id and p2.id = r2.person_id,
              unnest(p2.tags) as tag where r2.org_id = i.org_id and r2.inquiry_id = i.id and not r2.is_from_ask) as tags
          from inquiry_recipients r join people p on p.org_id = r.org_id and p.id = r.person_id
          where r.org_id = i.org_id and r.inquiry_id = i.id and not r.is_from_ask
        ) asked on true
        where ${where} order by i.created_at desc, i.id`,
  );
export type FactRow = Awaited<ReturnType<typeof selectFacts>>[number];

/** What rules look at. People who joined by saying yes to the desk do not count: they came after the inquiry arrived. */
export const inquiryFactsRepository = {
  async find(db: Queryable, orgId: string, id: string): Promise<FactRow | undefined> {
    const [row] = await selectFacts(db, sql`i.org_id = ${orgId} and i.id = ${id}`);
    return row;
  },

  /** What reached the inbox within a time, newest first. */
  arrived: (db: Queryable, { orgId, from, until }: { orgId: string; from: Date; until: Date }) =>
    selectFacts(
      db,
      sql`i.org_id = ${orgId} and i.created_at >= ${from} and i.created_at < ${until} and i.status not in (${held})`,
    ),
};
