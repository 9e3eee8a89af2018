import { briefingNotes, type BriefingNotes } from '@rostrum/contracts/inquiries';
import { inquiryOutcome } from '@rostrum/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { withinReach } from '../inquiry-conditions.repository.ts';
import type { InquiryScope } from '../inquiries.repository.ts';
import { inquiryBriefings } from './briefings.schema.ts';

interface Key {
  orgId: string;
  id: string;
}

const none: BriefingNotes = { facts: [], avoid: [] };

/** Any word of a subject, as the search of the database reads it; null where it has none that counts. */
const anyWordOf = (subject: string): SQL =>
  sql`(select string_agg(quote_literal(lexeme), ' | ') from unnest(rostrum_vector(${subject})))::tsquery`;

/** Restricted ones are read by few. */
export const readableInquiries = (readsRestricted: boolean, viewerId: string): SQL =>
  readsRestricted ? sql`true` : sql`(not i.restricted or i.assignee_id = ${viewerId})`;

/** How many are looked at for words in common, and how many of those are shown. */
const considered = 50;
const shown = 5;

export const briefingRepository = {
  async notes(db: Queryable, { orgId, id }: Key): Promise<{ notes: BriefingNotes; version: number }> {
    const [row] = await readRows(
      db,
      { notes: column.fits(briefingNotes), version: column.number },
      sql`select notes, version from inquiry_briefings where org_id = ${orgId} and inquiry_id = ${id}`,
    );
    return row ?? { notes: none, version: 0 };
  },

  /** False when a colleague changed them since. */
  async save(
    db: Queryable,
    { orgId, id }: Key,
    { notes, version, userId }: { notes: BriefingNotes; version: number; userId: string },
  ): Promise<boolean> {
    const rows =
      version === 0
        ? await db
            .insert(inquiryBriefings)
            .values({ orgId, inquiryId: id, notes, updatedBy: userId })
            .onConflictDoNothing()
            .returning({ version: inquiryBriefings.version })
        : await db
            .update(inquiryBriefings)
            .set({ notes, updatedBy: userId, version: sql`${inquiryBriefings.version} + 1` })
            .where(
              and(
                eq(inquiryBriefings.orgId, orgId),
                eq(inquiryBriefings.inquiryId, id),
                eq(inquiryBriefings.version, version),
              ),
            )
            .returning({ version: inquiryBriefings.version });
    return rows.length > 0;
  },

  /** What else came to the organisation from the same address, and from the same outlet. */
  async history(db: Queryable, { orgId, id, email, outlet }: Key & { email: string; outlet: string | null }) {
    const [row] = await readRows(
      db,
      {
        sent: column.number,
        answered: column.number,
        outletSent: column.number,
        outletSenders: column.number,
        outletSince: column.nullable(column.moment),
      },
      sql`select count(*) filter (where i.email = ${email}::citext)::int as sent,
            count(i.first_reply_at) filter (where i.email = ${email}::citext)::int as answered,
            count(*) filter (where o.name = ${outlet})::int as "outletSent",
            count(distinct i.email) filter (where o.name = ${outlet})::int as "outletSenders",
            min(i.created_at) filter (where o.name = ${outlet}) as "outletSince"
          from inquiries i, lateral (select coalesce(i.fields ->> 'outlet', i.organization) as name) o
          where i.org_id = ${orgId} and i.id <> ${id} and i.status not in ('screening', 'blocked', 'quarantined', 'spam')
            and (i.email = ${email}::citext or o.name = ${outlet})`,
    );
    return row ?? { sent: 0, answered: 0, outletSent: 0, outletSenders: 0, outletSince: null };
  },

  /** What the experts said in public about the same matter: their own quotations, each as it was published. */
  async said(
    db: Queryable,
    { orgId, personIds, subject }: { orgId: string; personIds: readonly string[]; subject: string },
  ) {
    if (personIds.length === 0) return [];
    return readRows(
      db,
      { text: column.text, by: column.text, question: column.text, at: column.moment },
      sql`select a.pull_quote as text, concat_ws(' ', p.prefix, p.firstname, p.lastname) as by, q.text as question,
            a.published_at as at
          from answers a join questions q on q.org_id = a.org_id and q.id = a.question_id
          join people p on p.org_id = a.org_id and p.id = a.person_id
          where a.org_id = ${orgId} and a.status = 'published' and a.pull_quote is not null and a.published_at is not null
            and a.person_id in (${sql.join(
              personIds.map((id) => sql`${id}`),
              sql`, `,
            )})
            and rostrum_vector(q.text) @@ ${anyWordOf(subject)}
          order by a.published_at desc limit ${shown}`,
    );
  },

  /** Closed ones that are near by meaning (`near`), then those with at least two words of the subject in common. */
  async similar(
    db: Queryable,
    { orgId, reach, viewerId }: InquiryScope,
    {
      id,
      subject,
      readsRestricted,
      near,
    }: { id: string; subject: string; readsRestricted: boolean; near: readonly string[] },
  ) {
    return readRows(
      db,
      {
        id: column.text,
        ref: column.text,
        subject: column.text,
        sender: column.text,
        organization: column.nullable(column.text),
        outcome: column.nullable(column.fits(inquiryOutcome)),
        closedAt: column.moment,
        answeredBy: column.nullable(column.text),
      },
      sql`select c.id, c.ref, c.subject, c.sender, c.organization, c.outcome, c.closed_at as "closedAt",
            (select m.author_name from inquiry_messages m where m.org_id = ${orgId} and m.inquiry_id = c.id
              and m.visibility = 'all' and m.author_kind in ('staff', 'expert') order by m.created_at desc limit 1) as "answeredBy"
          from (
            select i.id, i.ref, i.subject, i.outcome, i.closed_at, i.search_vector,
              case when coalesce((i.fields ->> 'anonymous')::boolean, false) then 'Name withheld' else i.firstname || ' ' || i.lastname end as sender,
              case when coalesce((i.fields ->> 'anonymous')::boolean, false) then null else coalesce(i.fields ->> 'outlet', i.organization) end as organization,
              coalesce(ts_rank(i.search_vector, ${anyWordOf(subject)}), 0) as rank,
              array_position(${sql.param([...near])}::uuid[], i.id) as place
            from inquiries i
            where ${withinReach(orgId, reach)} and ${readableInquiries(readsRestricted, viewerId)} and i.id <> ${id}
              and i.status in ('closed', 'archived') and i.closed_at is not null
              and (i.search_vector @@ ${anyWordOf(subject)} or i.id = any(${sql.param([...near])}::uuid[]))
            order by place, rank desc, i.closed_at desc limit ${considered}
          ) c
          where c.place is not null or (select count(*) from unnest(rostrum_vector(${subject})) word
            where c.search_vector @@ quote_literal(word.lexeme)::tsquery) >= 2
          order by c.place, c.rank desc, c.closed_at desc, c.id limit ${shown}`,
    );
  },
};
