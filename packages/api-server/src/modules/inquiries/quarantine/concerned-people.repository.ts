import { noticeDeliveries, threatReaches } from '@rostrum/contracts/inquiries';
import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

/** Maximum number of people found by name, besides the recipients. */
const maxNamed = 10;

export const noticeVerb = 'inquiry.expert_notified';

/** A text as its folded words, with one space around each. */
const toWords = (text: SQL): SQL =>
  sql`' ' || trim(regexp_replace(rostrum_fold(${text}), '[^[:alnum:]]+', ' ', 'g')) || ' '`;

const personColumns = {
  id: column.text,
  name: column.text,
  isInSafetyMode: column.flag,
  isNamed: column.flag,
  reach: column.oneOf(threatReaches),
  notifiedBy: column.nullable(column.text),
  notifiedAt: column.nullable(column.moment),
  delivery: column.nullable(column.oneOf(noticeDeliveries)),
};

export const concernedPeopleRepository = {
  /**
   * The recipients of a held inquiry in their order, then the people of the organisation whose first and last name a
   * threat contains. The activity log is the record of who was notified.
   */
  list: (db: Queryable, { orgId, id }: { orgId: string; id: string }) =>
    readRows(
      db,
      personColumns,
      sql`with held as materialized (
            select i.id, ${toWords(sql`i.subject || ' ' || i.message`)} as words,
              v.queue is not distinct from 'safety' as is_threat
            from inquiries i left join inquiry_verdicts v on v.org_id = i.org_id and v.inquiry_id = i.id
            where i.org_id = ${orgId} and i.id = ${id}),
          named as (
            select p.id from people p cross join held
            where p.org_id = ${orgId} and p.deleted_at is null and held.is_threat
              and strpos(held.words, ' ' || split_part(p.search_name, ' ', 1)) > 0
              and strpos(held.words, ${toWords(sql`p.firstname || ' ' || p.lastname`)}) > 0
              and not exists (select 1 from inquiry_recipients r
                where r.org_id = p.org_id and r.inquiry_id = held.id and r.person_id = p.id)
            order by p.search_name, p.id limit ${maxNamed}),
          concerned as (
            select r.person_id as id, r.position::int as position, false as is_named from inquiry_recipients r
            where r.org_id = ${orgId} and r.inquiry_id = ${id}
            union all select named.id, 1000, true from named)
          select p.id, concat_ws(' ', p.prefix, p.firstname, p.lastname) as name, p.safety_mode as "isInSafetyMode",
            c.is_named as "isNamed", case when u.id is not null then 'account' when p.email <> '' then 'profile' else 'none' end as reach,
            notice.by as "notifiedBy", notice.at as "notifiedAt",
            case mail.status when 'sending' then 'queued' else mail.status end as delivery
          from concerned c join people p on p.org_id = ${orgId} and p.id = c.id and p.deleted_at is null
          left join memberships m on m.org_id = p.org_id and m.person_id = p.id
          left join users u on u.id = m.user_id and u.status = 'active'
          left join lateral (select e.actor_name as by, e.created_at as at, (e.after ->> 'mail_id')::uuid as mail_id from activity_entries e
            where e.org_id = p.org_id and e.entity_type = 'inquiry' and e.entity_id = ${id} and e.verb = ${noticeVerb}
              and e.after ->> 'person_id' = p.id::text order by e.sequence desc limit 1) notice on true
          left join mails mail on mail.id = notice.mail_id
          order by c.position, p.search_name, p.id`,
    ),
};
export type ConcernedPersonRow = Awaited<ReturnType<typeof concernedPeopleRepository.list>>[number];
