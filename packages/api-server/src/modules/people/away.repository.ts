import { sql } from 'drizzle-orm';
import { inquiryTypes, personKinds, type PersonDetail } from '@rostrum/contracts';
import { column, iso, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import type { PersonRecord } from './person-detail.repository.ts';
import { isLinkedInPublic } from './public-person.repository.ts';

type Key = Pick<PersonRecord, 'orgId' | 'id'>;
const zone = sql`(SELECT o.timezone FROM organisations o WHERE o.id = p.org_id)`;

/** Colleagues that a public page may lead to. */
const isAskable = isLinkedInPublic(sql`c`);
const isAway = (moment: string) =>
  sql`EXISTS (SELECT FROM person_availability a WHERE a.org_id = c.org_id AND a.person_id = c.id
    AND a.away_from <= ${moment}::timestamptz AND a.away_to > ${moment}::timestamptz)`;

/** Days on which a person is away: kept with each type of inquiry, so that all that reads one finds them. */
export const awayRepository = {
  /** In days of the organisation; nothing once they are over. */
  async find(db: Queryable, { orgId, id }: Key): Promise<PersonDetail['away']> {
    const [row] = await readRows(
      db,
      {
        from: column.text,
        to: column.text,
        colleague_id: column.nullable(column.text),
        colleague: column.nullable(column.text),
      },
      sql`SELECT ((min(a.away_from) AT TIME ZONE ${zone})::date)::text AS "from", ((max(a.away_to) AT TIME ZONE ${zone})::date)::text AS "to",
          c.id::text AS colleague_id, c.firstname || ' ' || c.lastname AS colleague
        FROM people p JOIN person_availability a ON a.org_id = p.org_id AND a.person_id = p.id
        LEFT JOIN people c ON c.org_id = p.org_id AND c.id = p.away_colleague_id AND c.deleted_at IS NULL
        WHERE p.org_id = ${orgId} AND p.id = ${id} AND a.away_from IS NOT NULL AND a.away_to > now()
        GROUP BY p.org_id, c.id, c.firstname, c.lastname`,
    );
    if (!row) return null;
    const { from, to, colleague_id, colleague } = row;
    return {
      from,
      to,
      colleague: colleague_id !== null && colleague !== null ? { id: colleague_id, name: colleague } : null,
    };
  },

  /** From the first moment of one day to the last of another. Types about which nothing was said go through the office, as before. */
  async set(tx: Transaction, { orgId, id }: Key, { from, to }: { from: string; to: string }): Promise<void> {
    const days = sql`(${from}::date)::timestamp AT TIME ZONE ${zone},
      (${to}::date + 1)::timestamp AT TIME ZONE ${zone} - interval '1 second'`;
    await tx.execute(
      sql`INSERT INTO person_availability (org_id, person_id, type, accepts, away_from, away_to)
        SELECT p.org_id, p.id, t.type, 'via_office', ${days}
        FROM people p, unnest(${sql.param(inquiryTypes.map(({ id: type }) => type))}::smallint[]) AS t(type)
        WHERE p.org_id = ${orgId} AND p.id = ${id}
        ON CONFLICT (org_id, person_id, type) DO UPDATE SET away_from = excluded.away_from, away_to = excluded.away_to`,
    );
  },

  async end(tx: Transaction, { orgId, id }: Key): Promise<void> {
    await tx.execute(
      sql`UPDATE person_availability SET away_from = NULL, away_to = NULL WHERE org_id = ${orgId} AND person_id = ${id}`,
    );
  },

  /** Who could be asked instead: public, here, and closest in what they know. */
  colleagues: (db: Queryable, { orgId, id }: Key, now: Date) =>
    readRows(
      db,
      { id: column.text, name: column.text, job_title: column.text, shared_topics: column.number },
      sql`SELECT c.id::text AS id, c.firstname || ' ' || c.lastname AS name, c.job_title,
          (SELECT count(*)::int FROM unnest(c.topics) AS topic WHERE rostrum_fold(topic) IN (SELECT rostrum_fold(own) FROM unnest(p.topics) AS own)) AS shared_topics
        FROM people p JOIN people c ON c.org_id = p.org_id AND c.id <> p.id
        WHERE p.org_id = ${orgId} AND p.id = ${id} AND ${isAskable} AND c.kind = p.kind AND NOT ${isAway(now.toISOString())}
        ORDER BY shared_topics DESC, (c.department IS NOT DISTINCT FROM p.department) DESC, c.lastname, c.firstname, c.id LIMIT 20`,
    ),

  /** What the public page says while its person is away. */
  async shown(db: Queryable, { orgId, id }: Key, now: Date) {
    const moment = now.toISOString();
    const [row] = await readRows(
      db,
      {
        until: column.moment,
        username: column.nullable(column.text),
        kind: column.nullable(column.oneOf(personKinds)),
        name: column.text,
      },
      sql`SELECT max(a.away_to) AS until, c.username::text AS username, c.kind, concat_ws(' ', nullif(c.prefix, ''), c.firstname, c.lastname) AS name
        FROM people p JOIN person_availability a ON a.org_id = p.org_id AND a.person_id = p.id
        LEFT JOIN people c ON c.org_id = p.org_id AND c.id = p.away_colleague_id AND ${isAskable}
        WHERE p.org_id = ${orgId} AND p.id = ${id} AND a.away_from <= ${moment}::timestamptz AND a.away_to > ${moment}::timestamptz
        GROUP BY c.id`,
    );
    if (!row) return null;
    const { until, username, kind, name } = row;
    return {
      until: iso(until),
      colleague: username !== null && kind !== null ? { username, kind, name } : null,
    };
  },
};
