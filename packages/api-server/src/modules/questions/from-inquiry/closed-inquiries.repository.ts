import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

/** Answered in words, closed, and of nobody who has to be protected; no question was made of it. */
const usable = sql`i.status = 'closed' AND NOT i.restricted AND i.outcome NOT IN ('withdrawn', 'duplicate')
  AND NOT EXISTS (SELECT 1 FROM questions q WHERE q.org_id = i.org_id AND q.inquiry_id = i.id AND q.deleted_at IS NULL)`;
const answered = sql`EXISTS (SELECT 1 FROM inquiry_messages m WHERE m.org_id = i.org_id AND m.inquiry_id = i.id
  AND m.visibility = 'all' AND m.author_kind IN ('staff', 'expert'))`;

/** Closed inquiries, as the desk of Q&A reads them. */
export const closedInquiryRepository = {
  /** The newest of the last 90 days. */
  suggested: (db: Queryable, orgId: string) =>
    readRows(
      db,
      { id: column.text, ref: column.text, subject: column.text },
      sql`SELECT i.id, i.ref, i.subject FROM inquiries i
        WHERE i.org_id = ${orgId} AND ${usable} AND ${answered} AND i.closed_at > now() - interval '90 days'
        ORDER BY i.closed_at DESC, i.id LIMIT 8`,
    ),

  find: async (db: Queryable, { orgId, id }: { orgId: string; id: string }) =>
    (
      await readRows(
        db,
        {
          ref: column.text,
          subject: column.text,
          message: column.text,
          asked: column.nullable(column.text),
          outlet: column.nullable(column.text),
          firstname: column.text,
          lastname: column.text,
          organization: column.nullable(column.text),
          is_usable: column.flag,
        },
        sql`SELECT i.ref, i.subject, i.message, i.fields->>'questions' AS asked, i.fields->>'outlet' AS outlet,
            i.firstname, i.lastname, i.organization, ${usable} AS is_usable
          FROM inquiries i WHERE i.org_id = ${orgId} AND i.id = ${id}`,
      )
    )[0],

  /** The last words that the sender was answered with, those of an expert before those of the desk. */
  lastReply: async (db: Queryable, { orgId, id }: { orgId: string; id: string }) =>
    (
      await readRows(
        db,
        { body: column.text, author: column.text, person_id: column.nullable(column.text) },
        sql`SELECT m.body, m.author_name AS author, m.author_person_id AS person_id FROM inquiry_messages m
          WHERE m.org_id = ${orgId} AND m.inquiry_id = ${id} AND m.visibility = 'all' AND m.author_kind IN ('staff', 'expert')
          ORDER BY (m.author_kind = 'expert') DESC, m.created_at DESC LIMIT 1`,
      )
    )[0],

  /** Experts whom it was for, or who answered it. */
  experts: (db: Queryable, { orgId, id }: { orgId: string; id: string }) =>
    readRows(
      db,
      { id: column.text, name: column.text },
      sql`SELECT p.id, concat_ws(' ', p.prefix, p.firstname, p.lastname) AS name FROM people p
        WHERE p.org_id = ${orgId} AND p.deleted_at IS NULL AND p.kind <> 'staff'
          AND (EXISTS (SELECT 1 FROM inquiry_recipients r WHERE r.org_id = p.org_id AND r.inquiry_id = ${id} AND r.person_id = p.id AND r.held_since IS NULL)
            OR EXISTS (SELECT 1 FROM inquiry_messages m WHERE m.org_id = p.org_id AND m.inquiry_id = ${id} AND m.author_person_id = p.id))
        ORDER BY EXISTS (SELECT 1 FROM inquiry_messages m WHERE m.org_id = p.org_id AND m.inquiry_id = ${id} AND m.author_person_id = p.id) DESC, p.lastname, p.id
        LIMIT 5`,
    ),

  /** Of two who make a question of one inquiry the second waits, and finds that there is one. */
  async hold(db: Queryable, { orgId, id }: { orgId: string; id: string }): Promise<void> {
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`question of ${orgId} ${id}`}, 0))`);
  },
};
