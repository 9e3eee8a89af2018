import { inquiryStatus, inquiryTypeId, openInquiryStatuses } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { column, type Queryable, readRows, type Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import type { OwnThread } from './joined-state.ts';

type Key = Pick<InquiryRecord, 'id' | 'orgId'>;

/** More than anybody would look through; the newest come first. */
const mostCandidates = 20;

const candidateColumns = {
  id: column.text,
  ref: column.text,
  type: column.fits(inquiryTypeId),
  subject: column.text,
  status: column.fits(inquiryStatus),
};

const broughtColumns = {
  messages: column.number,
  notes: column.number,
  files: column.number,
  people: column.listOf(column.text),
  watchers: column.listOf(column.text),
};

const ownColumns = {
  firstReplyAt: column.nullable(column.moment),
  lastMessageAt: column.moment,
  lastMessageBy: column.oneOf(['seeker', 'staff', 'expert', 'system']),
};

const missingPeople = ({ kept, source }: { kept: Key; source: Key }) => sql`
  from inquiry_recipients r where r.org_id = ${source.orgId} and r.inquiry_id = ${source.id} and not exists (
    select 1 from inquiry_recipients k where k.org_id = r.org_id and k.inquiry_id = ${kept.id} and k.person_id = r.person_id)`;
const missingWatchers = ({ kept, source }: { kept: Key; source: Key }) => sql`
  from inquiry_watchers w where w.org_id = ${source.orgId} and w.inquiry_id = ${source.id} and not exists (
    select 1 from inquiry_watchers k where k.org_id = w.org_id and k.inquiry_id = ${kept.id} and k.user_id = w.user_id)`;

export const mergingRepository = {
  /** Open inquiries of the same sender, newest first. Who may read which is the caller's to ask. */
  candidates: (db: Queryable, { orgId, id, email, seekerId }: InquiryRecord) =>
    readRows(
      db,
      candidateColumns,
      sql`select i.id, i.ref, i.type, i.subject, i.status from inquiries i
          where i.org_id = ${orgId} and i.id <> ${id} and (i.email = ${email} ${seekerId === null ? sql`` : sql`or i.seeker_id = ${seekerId}`})
            and i.status in (${sql.join(
              openInquiryStatuses.map((status) => sql`${status}`),
              sql`, `,
            )})
          order by i.created_at desc, i.id limit ${mostCandidates}`,
    ),

  /** Whether other inquiries were merged into it. */
  async holdsOthers(db: Queryable, { orgId, id }: Key): Promise<boolean> {
    const rows = await readRows(
      db,
      {},
      sql`select 1 from inquiries i where i.org_id = ${orgId} and i.merged_into = ${id} limit 1`,
    );
    return rows.length > 0;
  },

  /** What the later one would bring along. */
  async brought(db: Queryable, pair: { kept: Key; source: Key }) {
    const { orgId, id } = pair.source;
    const [row] = await readRows(
      db,
      broughtColumns,
      sql`select
          (select count(*)::int from inquiry_messages m where m.org_id = ${orgId} and m.inquiry_id = ${id} and m.visibility = 'all') as messages,
          (select count(*)::int from inquiry_messages m where m.org_id = ${orgId} and m.inquiry_id = ${id} and m.visibility = 'internal') as notes,
          (select count(*)::int from inquiry_attachments a where a.org_id = ${orgId} and a.inquiry_id = ${id} and a.message_id is not null) as files,
          array(select concat_ws(' ', p.prefix, p.firstname, p.lastname) from people p where p.org_id = ${orgId} and p.id in (
            select r.person_id ${missingPeople(pair)}) order by p.lastname, p.id) as people,
          array(select u.firstname || ' ' || u.lastname from users u where u.id in (
            select w.user_id ${missingWatchers(pair)}) order by u.lastname, u.id) as watchers`,
    );
    return row ?? { messages: 0, notes: 0, files: 0, people: [], watchers: [] };
  },

  /** Whom the later one was addressed to is addressed by the earlier one too. Returns who is new there. */
  async addPeople(tx: Transaction, pair: { kept: Key; source: Key }): Promise<string[]> {
    const rows = await readRows(
      tx,
      { personId: column.text },
      sql`insert into inquiry_recipients (org_id, inquiry_id, person_id, position, held_since, is_from_ask)
          select r.org_id, ${pair.kept.id}::uuid, r.person_id, 100 + r.position, r.held_since, r.is_from_ask ${missingPeople(pair)}
          returning person_id as "personId"`,
    );
    return rows.map(({ personId }) => personId);
  },

  async addWatchers(tx: Transaction, pair: { kept: Key; source: Key }): Promise<string[]> {
    const rows = await readRows(
      tx,
      { userId: column.text },
      sql`insert into inquiry_watchers (org_id, inquiry_id, user_id)
          select w.org_id, ${pair.kept.id}::uuid, w.user_id ${missingWatchers(pair)} returning user_id as "userId"`,
    );
    return rows.map(({ userId }) => userId);
  },

  async removePeople(tx: Transaction, { orgId, id }: Key, personIds: readonly string[]): Promise<void> {
    for (const personId of personIds)
      await tx.execute(
        sql`delete from inquiry_recipients where org_id = ${orgId} and inquiry_id = ${id} and person_id = ${personId}`,
      );
  },

  async removeWatchers(tx: Transaction, { orgId, id }: Key, userIds: readonly string[]): Promise<void> {
    for (const userId of userIds)
      await tx.execute(
        sql`delete from inquiry_watchers where org_id = ${orgId} and inquiry_id = ${id} and user_id = ${userId}`,
      );
  },

  /** What was written in an inquiry itself. */
  async ownThread(tx: Transaction, { orgId, id }: Key): Promise<OwnThread | undefined> {
    const [row] = await readRows(
      tx,
      ownColumns,
      sql`select
          (select min(r.created_at) from inquiry_messages r where r.org_id = m.org_id and r.inquiry_id = m.inquiry_id
            and r.visibility = 'all' and r.author_kind in ('staff', 'expert')) as "firstReplyAt",
          m.created_at as "lastMessageAt", m.author_kind as "lastMessageBy"
        from inquiry_messages m where m.org_id = ${orgId} and m.inquiry_id = ${id} and m.visibility = 'all'
        order by m.created_at desc, m.id desc limit 1`,
    );
    return (
      row && {
        ...row,
        firstReplyAt: row.firstReplyAt === null ? null : new Date(row.firstReplyAt),
        lastMessageAt: new Date(row.lastMessageAt),
      }
    );
  },
};
