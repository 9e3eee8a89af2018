import { inquiryTypeId } from '@rostrum/contracts';
import type { RecordsChoice, RecordsCount } from '@rostrum/contracts/inquiries';
import { column, contains, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql, type SQL } from 'drizzle-orm';

export interface ChosenRecords {
  orgId: string;
  choice: RecordsChoice;
  /** On whose clock a day begins. */
  timezone: string;
}

const pageSize = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** The chosen inquiries, wherever they stand: in the inbox, held, or thrown out. Erased ones hold nothing. */
function isChosen({ orgId, choice, timezone }: ChosenRecords): SQL {
  const { refs, email, from, to, words, types } = choice;
  const received = sql`(i.created_at at time zone ${timezone})::date`;
  return sql`i.org_id = ${orgId} and i.erased_at is null
    ${refs.length > 0 ? sql`and i.ref = any(${sql.param(refs.map((ref) => ref.toUpperCase()))}::text[])` : sql``}
    ${email === null ? sql`` : sql`and i.email = ${email}::citext`}
    ${from === null ? sql`` : sql`and ${received} >= ${from}::date`}
    ${to === null ? sql`` : sql`and ${received} <= ${to}::date`}
    ${words === '' ? sql`` : sql`and rostrum_fold(i.subject || ' ' || i.message) like ${contains(words)}`}
    ${types.length > 0 ? sql`and i.type = any(${sql.param(types)}::smallint[])` : sql``}`;
}

const isOpenTo = ({ choice }: ChosenRecords): SQL => (choice.restricted ? sql`true` : sql`not i.restricted`);

/** Of an inquiry, whom it names: the sender, who wrote, and who was asked. */
const names = sql`array(
    select i.firstname || ' ' || i.lastname
    union select m.author_name from inquiry_messages m where m.org_id = i.org_id and m.inquiry_id = i.id
    union select e.actor_name from activity_entries e where e.org_id = i.org_id and e.entity_type = 'inquiry'
      and e.entity_id = i.id and e.actor_role <> 'system'
    union select p.firstname || ' ' || p.lastname from people p where p.org_id = i.org_id and (
      p.id in (select r.person_id from inquiry_recipients r where r.org_id = i.org_id and r.inquiry_id = i.id)
      or p.id in (select a.person_id from inquiry_asks a where a.org_id = i.org_id and a.inquiry_id = i.id)
      or p.id in (select a.suggested_person_id from inquiry_asks a where a.org_id = i.org_id and a.inquiry_id = i.id)))`;

const inquiryColumns = {
  id: column.text,
  ref: column.text,
  type: column.fits(inquiryTypeId),
  status: column.text,
  outcome: column.nullable(column.text),
  outcomeNote: column.nullable(column.text),
  subject: column.text,
  message: column.text,
  fields: column.objectOf({}),
  name: column.text,
  email: column.text,
  phone: column.nullable(column.text),
  organization: column.nullable(column.text),
  jobTitle: column.nullable(column.text),
  country: column.text,
  createdAt: column.moment,
  firstReplyAt: column.nullable(column.moment),
  closedAt: column.nullable(column.moment),
  names: column.listOf(column.text),
};

const readPage = (db: Queryable, chosen: ChosenRecords, after: string) =>
  readRows(
    db,
    inquiryColumns,
    sql`select i.id, i.ref, i.type, i.status, i.outcome, i.outcome_note as "outcomeNote", i.subject, i.message, i.fields,
          i.firstname || ' ' || i.lastname as name, i.email::text as email, i.phone, i.organization,
          i.job_title as "jobTitle", i.country, i.created_at as "createdAt", i.first_reply_at as "firstReplyAt",
          i.closed_at as "closedAt", ${names} as names
        from inquiries i where ${isChosen(chosen)} and ${isOpenTo(chosen)} and i.id > ${after}::uuid
        order by i.id limit ${pageSize}`,
  );
export type RecordedInquiry = Awaited<ReturnType<typeof readPage>>[number];

const fileColumns = { id: column.text, key: column.text, name: column.text, size: column.number };

export const recordsRepository = {
  async count(db: Queryable, chosen: ChosenRecords): Promise<RecordsCount> {
    const [row] = await readRows(
      db,
      {
        inquiries: column.number,
        messages: column.number,
        notes: column.number,
        files: column.number,
        restricted: column.number,
      },
      sql`with chosen as (select i.org_id, i.id from inquiries i where ${isChosen(chosen)} and ${isOpenTo(chosen)})
        select (select count(*)::int from chosen) as inquiries,
          (select count(*)::int from chosen c join inquiry_messages m on m.org_id = c.org_id and m.inquiry_id = c.id
            where m.visibility = 'all') as messages,
          (select count(*)::int from chosen c join inquiry_messages m on m.org_id = c.org_id and m.inquiry_id = c.id
            where m.visibility = 'internal') as notes,
          (select count(*)::int from chosen c join inquiry_attachments f on f.org_id = c.org_id and f.inquiry_id = c.id
            where f.message_id is not null) as files,
          (select count(*)::int from inquiries i where ${isChosen(chosen)} and not ${isOpenTo(chosen)}) as restricted`,
    );
    return row ?? { inquiries: 0, messages: 0, notes: 0, files: 0, restricted: 0 };
  },

  /** A page of them at a time. */
  async *pages(db: Queryable, chosen: ChosenRecords): AsyncIterable<readonly RecordedInquiry[]> {
    for (let after = first; ;) {
      const rows = await readPage(db, chosen, after);
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      after = last.id;
    }
  },

  messages: (db: Queryable, orgId: string, ids: readonly string[]) =>
    readRows(
      db,
      {
        inquiryId: column.text,
        kind: column.text,
        author: column.text,
        isNote: column.flag,
        body: column.text,
        channel: column.text,
        at: column.moment,
        files: column.listOf(column.objectOf({ id: column.text, name: column.text })),
      },
      sql`select m.inquiry_id as "inquiryId", m.author_kind as kind, m.author_name as author,
            m.visibility = 'internal' as "isNote", m.body, m.channel, m.created_at as at,
            (select coalesce(json_agg(json_build_object('id', f.upload_id, 'name', f.name) order by f.position), '[]'::json)
              from inquiry_attachments f where f.org_id = m.org_id and f.message_id = m.id) as files
          from inquiry_messages m where m.org_id = ${orgId} and m.inquiry_id = any(${sql.param([...ids])}::uuid[])
          order by m.inquiry_id, m.created_at, m.id`,
    ),

  steps: (db: Queryable, orgId: string, ids: readonly string[]) =>
    readRows(
      db,
      {
        inquiryId: column.text,
        verb: column.text,
        text: column.text,
        actor: column.text,
        role: column.text,
        at: column.moment,
      },
      sql`select e.entity_id as "inquiryId", e.verb, e.text, e.actor_name as actor, e.actor_role as role, e.created_at as at
          from activity_entries e where e.org_id = ${orgId} and e.entity_type = 'inquiry'
            and e.entity_id = any(${sql.param([...ids])}::uuid[])
          order by e.entity_id, e.created_at, e.id`,
    ),

  /** Files of messages, without those of notes where notes are left out. */
  async *files(db: Queryable, chosen: ChosenRecords) {
    const visible = chosen.choice.redact.includes('notes') ? sql`m.visibility = 'all'` : sql`true`;
    for (let after = first; ;) {
      const rows = await readRows(
        db,
        fileColumns,
        sql`select u.id, u.key, u.name, u.size from inquiries i
            join inquiry_messages m on m.org_id = i.org_id and m.inquiry_id = i.id
            join inquiry_attachments f on f.org_id = m.org_id and f.message_id = m.id
            join uploads u on u.id = f.upload_id and u.state = 'ready'
            where ${isChosen(chosen)} and ${isOpenTo(chosen)} and ${visible} and u.id > ${after}::uuid
            order by u.id limit ${pageSize}`,
      );
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      after = last.id;
    }
  },
};
