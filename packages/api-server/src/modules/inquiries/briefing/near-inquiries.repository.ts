import { inquiryStatus } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import type { InquiryScope } from '../inquiries.repository.ts';
import { closedStatuses, withinReach } from '../inquiry-conditions.repository.ts';
import { readableInquiries } from './briefings.repository.ts';

/** The latest are compared: what was asked long ago is found by its words. */
const maxCompared = 1000;

const vectorColumns = { id: column.text, isEnglish: column.flag, vector: column.bytes };
const sameColumns = {
  id: column.text,
  ref: column.text,
  subject: column.text,
  sender: column.text,
  organization: column.nullable(column.text),
  status: column.fits(inquiryStatus),
  createdAt: column.moment,
};

export const nearInquiriesRepository = {
  /** The vector of an inquiry and those of others that a viewer may see, by the same model, latest first. */
  async vectors(
    db: Queryable,
    { orgId, reach, viewerId }: InquiryScope,
    { id, readsRestricted }: { id: string; readsRestricted: boolean },
  ) {
    const [own] = await readRows(
      db,
      { ...vectorColumns, model: column.text },
      sql`select inquiry_id as id, is_english as "isEnglish", vector, model from inquiry_vectors
          where org_id = ${orgId} and inquiry_id = ${id} and model <> ''`,
    );
    if (own === undefined) return { own, others: [] };
    const others = await readRows(
      db,
      { ...vectorColumns, isClosed: column.flag },
      sql`select i.id, v.is_english as "isEnglish", v.vector,
            i.status in (${sql.join(
              closedStatuses.map((status) => sql`${status}`),
              sql`, `,
            )}) and i.closed_at is not null as "isClosed"
          from inquiry_vectors v join inquiries i on i.org_id = v.org_id and i.id = v.inquiry_id
          where v.org_id = ${orgId} and v.model = ${own.model} and ${withinReach(orgId, reach)}
            and ${readableInquiries(readsRestricted, viewerId)} and i.id <> ${id} and i.merged_into is null
          order by v.created_at desc limit ${maxCompared}`,
    );
    return { own, others };
  },

  /** Returns the listed fields of inquiries, in the order of their ids. */
  byIds: (db: Queryable, orgId: string, ids: readonly string[]) =>
    readRows(
      db,
      sameColumns,
      sql`select i.id, i.ref, i.subject, i.status, i.created_at as "createdAt",
            case when coalesce((i.fields ->> 'anonymous')::boolean, false) then 'Name withheld' else i.firstname || ' ' || i.lastname end as sender,
            case when coalesce((i.fields ->> 'anonymous')::boolean, false) then null else coalesce(i.fields ->> 'outlet', i.organization) end as organization
          from inquiries i where i.org_id = ${orgId} and i.id = any(${sql.param([...ids])}::uuid[])
          order by array_position(${sql.param([...ids])}::uuid[], i.id)`,
    ),
};
