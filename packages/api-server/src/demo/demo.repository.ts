import { role, type Role } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import {
  type Queryable,
  type Transaction,
  column,
  readRows,
  rowsOf,
  uuidv7,
} from '@rostrum/server-kit/database';
import type { RequestSession } from '@rostrum/server-kit';

/** One number for all processes: two of them starting at once must not both fill the database. */
const loadLock = 7_268_736_001;

/** One JSON parameter a batch is four times as fast as one parameter a value. */
const batchSize = 5000;

interface AccountRow extends Record<string, unknown> {
  user_id: string;
  email: string;
  firstname: string;
  lastname: string;
  image: string | null;
  timezone: string;
  member_role: Role | null;
  seeker_type: Role | null;
  org_id: string | null;
  company_username: string | null;
  person_id: string | null;
  username: string | null;
  scopes: RequestSession['scopes'] | null;
}

const sessionOf = (row: AccountRow): RequestSession => ({
  sessionId: uuidv7(),
  userId: row.user_id,
  identifier: row.user_id,
  role: role.parse(row.member_role ?? row.seeker_type ?? 'seeker'),
  orgId: row.org_id,
  companyUsername: row.company_username,
  personId: row.person_id,
  username: row.username,
  scopes: row.scopes ?? { departments: [], tags: [] },
  firstname: row.firstname,
  lastname: row.lastname,
  name: `${row.firstname} ${row.lastname}`,
  email: row.email,
  image: row.image,
  timezone: row.timezone,
  isSecondFactorDue: false,
  isReadOnly: false,
});

export const demoRepository = {
  async isFilled(db: Queryable): Promise<boolean> {
    const [row] = await readRows(
      db,
      { filled: column.flag },
      sql`select exists (select 1 from organisations) as filled`,
    );
    return row?.filled ?? false;
  },

  /** Waits until no other process loads, however long that takes; held until the transaction ends. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${loadLock})`);
  },

  /** The session that a person would have, without one being begun. */
  async sessionOf(db: Queryable, email: string): Promise<RequestSession> {
    const [row] = await rowsOf<AccountRow>(
      db,
      sql`select u.id as user_id, u.email, u.firstname, u.lastname, coalesce(u.image, p.image) as image,
            coalesce(o.timezone, u.timezone) as timezone, m.role as member_role, s.seeker_type, o.id as org_id,
            o.company_username, m.person_id, p.username, m.scopes
          from users u left join memberships m on m.user_id = u.id left join organisations o on o.id = m.org_id
            left join people p on p.org_id = m.org_id and p.id = m.person_id
            left join seeker_profiles s on s.user_id = u.id
          where u.email = ${email}`,
    );
    if (row === undefined) throw new Error(`The demonstration acts as ${email}, who has no account.`);
    return sessionOf(row);
  },

  /** Adds rows that are named as their columns are. */
  async insert(
    tx: Transaction,
    table: string,
    rows: readonly Readonly<Record<string, unknown>>[],
  ): Promise<void> {
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const columns = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    for (let from = 0; from < rows.length; from += batchSize)
      await tx.execute(sql`insert into ${sql.identifier(table)} (${columns}) select ${columns}
        from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows.slice(from, from + batchSize))}::jsonb)`);
  },

  /** Without statistics the planner reads whole tables until autovacuum has passed by. */
  analyze: (tx: Transaction) =>
    tx.execute(
      sql`analyze people, person_sections, posts, questions, answers, inquiries, inquiry_messages, inquiry_recipients, events, activity_entries`,
    ),

  /** Plans made for empty tables are made anew: by them each thread was looked for in all messages of its organisation. */
  analyzeInquiries: (tx: Transaction) =>
    tx.execute(
      sql`analyze inquiries, inquiry_messages, inquiry_recipients, inquiry_drafts, inquiry_reads, inquiry_watchers, activity_entries, notifications`,
    ),
};
