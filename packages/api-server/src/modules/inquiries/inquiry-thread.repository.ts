import { and, desc, eq, sql } from 'drizzle-orm';
import { type Queryable, column, readRows, rowsOf } from '@rostrum/server-kit/database';
import type { AttachedFile } from '../uploads/index.ts';
import { inquiryMessages } from './inquiries.schema.ts';

export interface ThreadMessage {
  id: string;
  authorKind: 'seeker' | 'staff' | 'expert' | 'system';
  authorName: string;
  authorUserId: string | null;
  authorImage: string | null;
  visibility: 'all' | 'internal';
  body: string;
  channel: 'web' | 'email';
  /** The email had more than the message. */
  hasWhole: boolean;
  createdAt: Date;
  /** Of the inquiry it was written in, where that was merged into this one. */
  fromRef: string | null;
  delivery: 'queued' | 'sent' | 'failed' | null;
  attachments: AttachedFile[];
}

/** What the seeker may see: the type alone keeps a note from being handed on by mistake. */
export type PublicMessage = ThreadMessage & { visibility: 'all' };

export interface NewMessage {
  orgId: string;
  inquiryId: string;
  authorKind: ThreadMessage['authorKind'];
  authorUserId: string | null;
  authorPersonId: string | null;
  authorName: string;
  visibility: ThreadMessage['visibility'];
  body: string;
  /** How it came. */
  channel?: 'web' | 'email';
  /** All of the email; null if it had no more than the message. */
  wholeText?: string | null;
  createdAt: Date;
}

export const inquiryThreadRepository = {
  /** The whole thread, internal notes included: for the team. */
  async ofTeam(db: Queryable, orgId: string, inquiryId: string): Promise<ThreadMessage[]> {
    const rows = await rowsOf<ThreadMessage>(
      db,
      sql`select m.id, m.author_kind as "authorKind", m.author_name as "authorName", m.author_user_id as "authorUserId", coalesce(p.image, u.image) as "authorImage",
            m.visibility, m.body, m.channel, m.whole_text is not null as "hasWhole", m.created_at as "createdAt",
            case when m.inquiry_id <> ${inquiryId} then i.ref end as "fromRef",
            (select coalesce(jsonb_agg(jsonb_build_object('id', a.upload_id, 'name', a.name, 'size', a.size, 'mediaType', a.media_type, 'scan', a.scan)
                order by a.position, a.created_at, a.upload_id), '[]'::jsonb)
              from inquiry_attachments a where a.org_id = m.org_id and a.message_id = m.id) as attachments,
            (select case mail.status when 'sending' then 'queued' else mail.status end from mails mail
              where mail.entity_type = 'inquiry_message' and mail.entity_id = m.id order by mail.created_at desc limit 1) as delivery
          from inquiries i
          join inquiry_messages m on m.org_id = i.org_id and m.inquiry_id = i.id
          left join people p on p.org_id = m.org_id and p.id = m.author_person_id
          left join users u on u.id = m.author_user_id
          where i.org_id = ${orgId} and (i.id = ${inquiryId} or i.merged_into = ${inquiryId})
          order by m.created_at, m.id`,
    );
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  },

  /** The thread as an expert of a larger organisation reads it: the desk's notes may be about them, so only their own are in it. */
  async ofExpert(
    db: Queryable,
    { orgId, id, userId }: { orgId: string; id: string; userId: string },
  ): Promise<ThreadMessage[]> {
    const thread = await inquiryThreadRepository.ofTeam(db, orgId, id);
    return thread.filter(({ visibility, authorUserId }) => visibility === 'all' || authorUserId === userId);
  },

  /** The thread as its seeker reads it. The one place that decides so: tracker, guest link and mails all come through here. */
  async ofSeeker(db: Queryable, orgId: string, inquiryId: string): Promise<PublicMessage[]> {
    const thread = await inquiryThreadRepository.ofTeam(db, orgId, inquiryId);
    return thread.filter((message): message is PublicMessage => message.visibility === 'all');
  },

  async add(db: Queryable, message: NewMessage): Promise<{ id: string }> {
    const [row] = await db.insert(inquiryMessages).values(message).returning({ id: inquiryMessages.id });
    if (row === undefined) throw new Error('The message was not stored.');
    return row;
  },

  /** Returns the whole email of a message, or undefined if it had no more than the message. */
  async wholeText(db: Queryable, orgId: string, messageId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ text: inquiryMessages.wholeText })
      .from(inquiryMessages)
      .where(and(eq(inquiryMessages.orgId, orgId), eq(inquiryMessages.id, messageId)));
    return row?.text ?? undefined;
  },

  /** The first reply to the seeker that a colleague sent after a message, or null. */
  async colleaguesReplyAfter(
    db: Queryable,
    { orgId, id, messageId, userId }: { orgId: string; id: string; messageId: string; userId: string },
  ): Promise<{ authorName: string } | null> {
    const [row] = await readRows(
      db,
      { authorName: column.text },
      sql`select m.author_name as "authorName" from inquiry_messages m
          where m.org_id = ${orgId} and m.inquiry_id = ${id} and m.visibility = 'all' and m.author_kind in ('staff', 'expert')
            and m.author_user_id is distinct from ${userId}
            and (m.created_at, m.id) > (select s.created_at, s.id from inquiry_messages s
              where s.org_id = ${orgId} and s.id = ${messageId})
          order by m.created_at, m.id limit 1`,
    );
    return row ?? null;
  },

  /** Who of the team last spoke to the seeker, to tell them of an answer. */
  async lastTeamAuthor(db: Queryable, orgId: string, inquiryId: string): Promise<string | null> {
    const [row] = await db
      .select({ userId: inquiryMessages.authorUserId })
      .from(inquiryMessages)
      .where(
        and(
          eq(inquiryMessages.orgId, orgId),
          eq(inquiryMessages.inquiryId, inquiryId),
          sql`${inquiryMessages.authorKind} in ('staff', 'expert')`,
        ),
      )
      .orderBy(desc(inquiryMessages.createdAt))
      .limit(1);
    return row?.userId ?? null;
  },
};
