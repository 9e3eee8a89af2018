import { createServer } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { events, inquiries } from '@rostrum/contracts';
import { column, readRows, type Database } from '@rostrum/server-kit/database';
import { measureDesk, type MeasuredDesk, type TimesBesideBare } from './measured-desk.ts';

/** So many at once: a statement also writes what search knows of its inquiries, and has the time of any statement. */
const atOnce = 2000;
/** The oldest of one person ends for a newer one. */
const perPerson = 5;

/** An inbox of three years, of which the newest hundredth is open; each has its messages, an expert and who answers it. */
async function writeInquiries(db: Database, orgId: string, count: number): Promise<void> {
  for (let first = 1; first <= count; first += atOnce) {
    const last = Math.min(first + atOnce - 1, count);
    await db.execute(sql`WITH written AS (
        INSERT INTO inquiries (id, org_id, ref, type, subject, message, status, outcome, closed_at, priority, deadline_at, assignee_id, firstname,
          lastname, email, organization, country, timezone, consent_at, first_reply_at, opened_at, last_message_at, last_message_by, tags, created_at, updated_at)
        SELECT gen_random_uuid(), ${orgId}, 'INQ-M' || n, 1 + n % 10, 'Question ' || n || ' on storm surge', 'Does barrier ' || n || ' still hold?',
          CASE WHEN n * 100 > ${count}::int THEN 'closed' ELSE (ARRAY['new', 'open', 'waiting_seeker', 'waiting_expert'])[1 + n % 4] END,
          CASE WHEN n * 100 > ${count}::int THEN 'interview_done' END, CASE WHEN n * 100 > ${count}::int THEN now() - make_interval(mins => n * 15) END,
          (ARRAY['urgent', 'high', 'normal', 'low'])[1 + n % 4], now() + make_interval(mins => (n % 20000) - 5000),
          (SELECT user_id FROM memberships WHERE org_id = ${orgId} ORDER BY user_id OFFSET n % 5 LIMIT 1),
          'Sam' || n % 97, 'Seeker' || n % 1009, 'sam' || n % 9000 || CASE WHEN n % 3 = 0 THEN '@gmail.com' ELSE '@paper' || n % 300 || '.example' END, 'Paper ' || n % 300, 'GB', 'Europe/London',
          now() - make_interval(mins => n * 15), now() - make_interval(mins => n * 15 - 5), now() - make_interval(mins => n * 15 - 2),
          now() - make_interval(mins => n * 15 - 5), 'staff', ARRAY['Topic ' || n % 40], now() - make_interval(mins => n * 15), now()
        FROM generate_series(${first}::int, ${last}::int) n RETURNING id, created_at),
      to_experts AS (
        INSERT INTO inquiry_recipients (org_id, inquiry_id, person_id, position)
          SELECT ${orgId}::uuid, i.id, p.id, 0 FROM written i CROSS JOIN people p WHERE p.org_id = ${orgId})
      INSERT INTO inquiry_messages (id, org_id, inquiry_id, author_kind, author_name, visibility, body, created_at)
        SELECT gen_random_uuid(), ${orgId}::uuid, id, kind, 'Sam Seeker', 'all', 'At length.', created_at
        FROM written CROSS JOIN (VALUES ('seeker'), ('staff')) AS by (kind)`);
  }
}

export interface OpenInbox {
  /** Ends the stream. */
  close: () => void;
  /** Waits until the inbox is told of a new inquiry, and returns when that was, by `performance.now()`. */
  isTold: () => Promise<number>;
}

export interface MeasuredInbox {
  origin: string;
  token: string;
  listAddress: string;
  list: () => Promise<TimesBesideBare>;
  /** Whom a stranger may ask. */
  username: string;
  companyUsername: string;
  openInboxes: (count: number) => Promise<OpenInbox[]>;
  countSubmitted: () => Promise<{ inquiries: number; mailed: number }>;
}

async function openInbox({ origin }: MeasuredDesk, userId: string, token: string): Promise<OpenInbox> {
  const stop = new AbortController();
  const answer = await fetch(origin + events.live.path.replace('{identifier}', userId), {
    headers: { authorization: token },
    signal: stop.signal,
  });
  if (!answer.ok || answer.body === null) throw new Error(`A stream was answered ${answer.status}.`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  return {
    close: () => stop.abort(),
    async isTold() {
      for (let text = ''; !text.includes('"topic":"inquiry.created');) {
        const { done, value = '' } = await reader.read();
        if (done) throw new Error('A stream ended.');
        text += value;
      }
      return performance.now();
    },
  };
}

/** An inbox of so many inquiries, with jobs, beside a mail server that takes connections and never says a word. */
export async function measureInbox<T>(count: number, work: (inbox: MeasuredInbox) => Promise<T>): Promise<T> {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const colleagues: string[] = [];
  try {
    return await measureDesk(
      {
        of: 'inquiries',
        environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Desk <desk@organisation.example>' },
        worksJobs: true,
        async prepare(db, { orgId, given }) {
          await given.person(orgId);
          for (let number = 0; number < 40; number += 1)
            colleagues.push((await given.user('agent', { orgId })).id);
          await writeInquiries(db, orgId, count);
          // As the database itself does by and by.
          await db.execute(sql`VACUUM ANALYZE inquiries, inquiry_messages, inquiry_recipients`);
        },
      },
      async (desk) => {
        const { db, orgId, userId } = desk;
        const [names] = await readRows(
          db,
          { person: column.text, organisation: column.text },
          sql`SELECT p.username AS person, o.company_username AS organisation FROM people p JOIN organisations o ON o.id = p.org_id WHERE p.org_id = ${orgId}`,
        );
        const listAddress = inquiries.list.path.replace('{identifier}', userId);
        return work({
          origin: desk.origin,
          token: desk.token,
          listAddress,
          list: () => desk.measure(listAddress, /\bfrom "?inquiries\b/i),
          username: names?.person ?? '',
          companyUsername: names?.organisation ?? '',
          async openInboxes(wanted) {
            const opened: OpenInbox[] = [];
            for (const colleague of colleagues) {
              const token = await desk.signIn(colleague);
              for (let tab = 0; tab < perPerson && opened.length < wanted; tab += 1)
                opened.push(await openInbox(desk, colleague, token));
            }
            return opened;
          },
          async countSubmitted() {
            const [row] = await readRows(
              db,
              { inquiries: column.number, mailed: column.number },
              sql`SELECT count(*)::int AS inquiries, count(*) FILTER (WHERE EXISTS (
                  SELECT FROM mails m WHERE m.to_email = i.email AND m.kind = 'inquiry.receipt'))::int AS mailed
                FROM inquiries i WHERE i.org_id = ${orgId} AND i.email LIKE 'guest%'`,
            );
            return row ?? { inquiries: 0, mailed: 0 };
          },
        });
      },
    );
  } finally {
    silent.close();
  }
}
