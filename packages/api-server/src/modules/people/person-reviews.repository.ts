import { and, eq, sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { personReviewLinks, personReviews } from './person-reviews.schema.ts';
import type { ReviewFilter } from '@rostrum/contracts';
import { mailsOfRound, reminderDays, reviewDays } from './review-times.ts';

export type PersonReview = typeof personReviews.$inferSelect;
interface Key {
  orgId: string;
  id: string;
}

const ofPerson = ({ orgId, id }: Key) => and(eq(personReviews.orgId, orgId), eq(personReviews.personId, id));

/** When `people p` is to be asked about: what was never set counts from the day on which it was published. */
const reviewDue = sql`coalesce(p.next_review_at, greatest(p.last_confirmed_at, p.published_at) + ${reviewDays} * interval '1 day')`;
const isOpen = sql`r.person_id IS NOT NULL AND r.answered_at IS NULL`;
const isPublic = sql`p.status = 'published' AND p.deleted_at IS NULL`;

/** The filter predicates of the list, on `people p`. */
export const isReviewed = (filter: ReviewFilter): SQL => {
  if (filter === 'due') return sql`(${isPublic} AND ${reviewDue} <= now())`;
  const review =
    filter === 'left'
      ? sql`r.answer = 'left' AND p.status <> 'archived'`
      : sql`r.escalated_at IS NOT NULL AND r.answered_at IS NULL AND ${isPublic}`;
  return sql`EXISTS (SELECT FROM person_reviews r WHERE r.org_id = p.org_id AND r.person_id = p.id AND ${review})`;
};

/** What is next for a profile: its question, a reminder, or a task for the team. */
const isNext = (now: Date): SQL => sql`${isPublic} AND CASE
  WHEN ${isOpen} THEN r.escalated_at IS NULL AND r.mailed_at <= ${now}::timestamptz - ${reminderDays} * interval '1 day'
  WHEN r.answer = 'left' THEN false
  ELSE ${reviewDue} <= ${now}::timestamptz END`;

const from = sql`FROM people p LEFT JOIN person_reviews r ON r.org_id = p.org_id AND r.person_id = p.id`;

const recipientColumns = {
  name: column.text,
  firstname: column.text,
  email: column.text,
  is_proved: column.flag,
  /** Of the account that is theirs. */
  user_id: column.nullable(column.text),
  organisation: column.text,
  timezone: column.text,
  desk_email: column.nullable(column.text),
  desk_phone: column.nullable(column.text),
};

export const personReviewRepository = {
  /** Profiles for which something is to be done, those that waited longest first. */
  due: (db: Queryable, now: Date, limit: number) =>
    readRows(
      db,
      { org_id: column.text, id: column.text },
      sql`SELECT p.org_id::text, p.id::text ${from} JOIN organisations o ON o.id = p.org_id
        WHERE ${isNext(now)} AND o.status NOT IN ('closed', 'suspended')
        ORDER BY coalesce(r.mailed_at, ${reviewDue}), p.id LIMIT ${limit}`,
    ),

  /** Holds a profile for its next step; undefined when another server took it meanwhile. */
  async hold(tx: Transaction, { orgId, id }: Key, now: Date): Promise<{ mails: number } | undefined> {
    await personReviewRepository.lock(tx, { orgId, id });
    const [row] = await readRows(
      tx,
      { mails: column.number },
      sql`SELECT CASE WHEN ${isOpen} THEN r.mails ELSE 0 END AS mails ${from}
        WHERE p.org_id = ${orgId} AND p.id = ${id} AND ${isNext(now)}`,
    );
    return row;
  },

  /** Of two who ask about one profile at once, one waits. */
  lock: (tx: Transaction, { orgId, id }: Key) =>
    tx.execute(sql`SELECT 1 FROM people WHERE org_id = ${orgId} AND id = ${id} FOR UPDATE`),

  /** A profile that becomes public begins anew. */
  async forget(tx: Transaction, key: Key): Promise<void> {
    await tx.delete(personReviews).where(ofPerson(key));
  },

  async find(db: Queryable, key: Key): Promise<PersonReview | undefined> {
    const [row] = await db.select().from(personReviews).where(ofPerson(key));
    return row;
  },

  /** Begins a round anew: links of the one before are over. */
  async begin(tx: Transaction, { orgId, id: personId }: Key, now: Date): Promise<void> {
    await tx.delete(personReviews).where(ofPerson({ orgId, id: personId }));
    await tx.insert(personReviews).values({ orgId, personId, askedAt: now, mails: 0, mailedAt: now });
  },

  async change(db: Queryable, key: Key, values: Partial<PersonReview>): Promise<void> {
    await db.update(personReviews).set(values).where(ofPerson(key));
  },

  /** Ends an open round; there may be none. */
  async answer(
    db: Queryable,
    key: Key,
    { answer, now }: { answer: NonNullable<PersonReview['answer']>; now: Date },
  ): Promise<void> {
    await db.update(personReviews).set({ answer, answeredAt: now }).where(ofPerson(key));
  },

  async addLink(tx: Transaction, link: typeof personReviewLinks.$inferInsert): Promise<void> {
    await tx.insert(personReviewLinks).values(link);
  },

  async behindLink(db: Queryable, tokenHash: Buffer) {
    const [row] = await db
      .select({ review: personReviews, expiresAt: personReviewLinks.expiresAt })
      .from(personReviewLinks)
      .innerJoin(
        personReviews,
        and(
          eq(personReviews.orgId, personReviewLinks.orgId),
          eq(personReviews.personId, personReviewLinks.personId),
        ),
      )
      .where(eq(personReviewLinks.tokenHash, tokenHash));
    return row;
  },

  /** Who is written to, at the address that an account proves where there is one. */
  async recipient(db: Queryable, { orgId, id }: Key) {
    const [row] = await readRows(
      db,
      recipientColumns,
      sql`SELECT concat_ws(' ', p.prefix, p.firstname, p.lastname) AS name, p.firstname, coalesce(u.email, p.email)::text AS email,
          u.id IS NOT NULL AS is_proved, u.id::text AS user_id, o.name AS organisation, coalesce(u.timezone, o.timezone) AS timezone, o.desk_email::text, o.desk_phone
        FROM people p JOIN organisations o ON o.id = p.org_id
        LEFT JOIN memberships m ON m.org_id = p.org_id AND m.person_id = p.id
        LEFT JOIN users u ON u.id = m.user_id AND u.status = 'active'
        WHERE p.org_id = ${orgId} AND p.id = ${id} LIMIT 1`,
    );
    if (!row) throw new Error('A review without its person cannot be.');
    return row;
  },
};

export const isLastMail = (mails: number): boolean => mails >= mailsOfRound;
