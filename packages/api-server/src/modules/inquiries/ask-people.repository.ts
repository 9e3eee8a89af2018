import type { InquiryTypeId } from '@rostrum/contracts';
import type { AskCandidate } from '@rostrum/contracts/inquiries';
import { sql, type SQL } from 'drizzle-orm';
import {
  type Queryable,
  column,
  hasWords,
  hasWordsIn,
  isoOrNull,
  readRows,
} from '@rostrum/server-kit/database';
import { inPersonScope, type PersonScope } from '../people/index.ts';
import { passageName, type NearMatches } from '../search/index.ts';

/** A person as an ask names and writes to them. */
export interface AskPerson {
  id: string;
  username: string;
  name: string;
  firstname: string;
  jobTitle: string;
  image: string | null;
  email: string;
  /** Whether an account proves the address. */
  isProved: boolean;
  timezone: string;
}
const personColumns = {
  id: column.text,
  username: column.text,
  name: column.text,
  firstname: column.text,
  jobTitle: column.text,
  image: column.nullable(column.text),
  email: column.text,
  isProved: column.flag,
  timezone: column.text,
};

const fullName = sql`concat_ws(' ', p.prefix, p.firstname, p.lastname)`;
/** The account's own zone where there is an account, else the organisation's. */
const account = sql`left join memberships m on m.org_id = p.org_id and m.person_id = p.id
  left join users u on u.id = m.user_id and u.status = 'active'
  join organisations o on o.id = p.org_id`;

const candidateColumns = {
  id: column.text,
  username: column.text,
  name: column.text,
  job_title: column.text,
  department: column.nullable(column.text),
  image: column.nullable(column.text),
  accepts: column.nullable(column.oneOf(['yes', 'via_office', 'no'])),
  notice_hours: column.nullable(column.number),
  away_until: column.nullable(column.moment),
  timezone: column.text,
  usual_reply_minutes: column.nullable(column.number),
  asks_in_30_days: column.number,
  is_most_asked: column.flag,
  matches: column.listOf(column.text),
  is_named: column.flag,
  near_source: column.nullable(column.text),
  near_text: column.nullable(column.text),
};

export interface CandidateSearch {
  orgId: string;
  inquiryId: string;
  type: InquiryTypeId;
  /** What the inquiry is about. */
  about: string;
  q: string | undefined;
  /** Who is near the inquiry by meaning; null where words alone decide. */
  near: NearExperts | null;
  scope: PersonScope | null;
  now: Date;
}
type NearExperts = Pick<NearMatches, 'experts' | 'passages'>;

const isMatch = (q: string | undefined): SQL =>
  q === undefined || q === ''
    ? sql`true`
    : sql`(${hasWords(sql`p.search_name`, q)} or ${hasWordsIn(sql`rostrum_text(rostrum_join(p.topics))`, q)}
        or ${hasWordsIn(sql`rostrum_text(p.job_title || ' ' || coalesce(p.department, ''))`, q)})`;

/** The words of the inquiry, any of which counts. */
const anyWord = (about: string): SQL =>
  sql`nullif(replace(plainto_tsquery('public.rostrum', rostrum_text(${about}))::text, ' & ', ' | '), '')::tsquery`;

const titles = ['dr', 'prof', 'professor', 'mr', 'mrs', 'ms', 'miss', 'mx', 'herr', 'frau', 'mme', 'madame'];

/** Whether the inquiry names person `p`: in full, or by title and last name. A last name alone may be any word. */
const isNamed = (about: string): SQL => {
  const names = [sql`p.firstname`, ...titles.map((title) => sql`${title}::text`)].map(
    (first) => sql`phraseto_tsquery('public.rostrum_simple', ${first} || ' ' || p.lastname)`,
  );
  return sql`(to_tsvector('public.rostrum_simple', ${about}) @@ (${sql.join(names, sql` || `)}))`;
};

/** What words add to nearness by meaning, which is 9 at most; the rank of a whole message is seldom above 0.1. */
const wordsWorth = 5;

/** Nearness in whole steps: among those who fit about as well, who was asked least comes first. */
const fit = (near: NearExperts | null): SQL => {
  const rank = sql`coalesce(ts_rank(p.search_vector, query.words), 0)::numeric`;
  return near === null
    ? sql`round(${rank}, 2)`
    : sql`round(coalesce(near.worth, 0) + ${wordsWorth} * ${rank})`;
};

const nearRows = (near: NearExperts | null): SQL => {
  const experts = near?.experts ?? [];
  return sql`select * from unnest(${sql.param(experts.map(({ id }) => id))}::uuid[], ${sql.param(experts.map(({ worth }) => worth))}::numeric[],
    ${sql.param(experts.map(({ id }) => near?.passages.get(id) ?? null))}::int[]) as near(id, worth, passage)`;
};

/** How often somebody was asked in 30 days; rows stand in the same statement as `loads`. */
const loads = (orgId: string, now: Date): SQL => sql`
  select a.person_id, count(*)::int as asks from inquiry_asks a
  where a.org_id = ${orgId} and a.asked_at > ${now}::timestamptz - interval '30 days' group by a.person_id`;

export const askPeopleRepository = {
  async find(db: Queryable, orgId: string, personIds: readonly string[]): Promise<AskPerson[]> {
    if (personIds.length === 0) return [];
    return readRows(
      db,
      personColumns,
      sql`select p.id, p.username::text, ${fullName} as name, p.firstname, p.job_title as "jobTitle", p.image,
            coalesce(u.email, p.email)::text as email, u.id is not null as "isProved", coalesce(u.timezone, o.timezone) as timezone
          from people p ${account}
          where p.org_id = ${orgId} and p.id = any(${sql.param([...personIds])}::uuid[])`,
    );
  },

  /** Published experts within a scope who do not refuse this type, those who fit first, then those asked least. */
  async candidates(db: Queryable, search: CandidateSearch): Promise<AskCandidate[]> {
    const { orgId, inquiryId, type, about, q, near, scope, now } = search;
    const words = q === undefined || q === '' ? about : q;
    const rows = await readRows(
      db,
      candidateColumns,
      sql`with query as (select ${anyWord(words)} as words), near as (${nearRows(near)}), loads as (${loads(orgId, now)}),
          ranked as (
            select p.id, coalesce(l.asks, 0) as asks,
              coalesce(l.asks, 0) >= 3 and rank() over (partition by p.department order by coalesce(l.asks, 0) desc) = 1
                and count(*) filter (where coalesce(l.asks, 0) > 0) over (partition by p.department) > 1 as is_most_asked
            from people p left join loads l on l.person_id = p.id
            where p.org_id = ${orgId} and p.deleted_at is null)
          select p.id, p.username::text, ${fullName} as name, p.job_title, p.department, p.image,
            a.accepts, a.notice_hours::int, case when a.away_from <= ${now} and a.away_to > ${now} then a.away_to end as away_until,
            coalesce(u.timezone, o.timezone) as timezone, rostrum_answer_minutes(p.org_id, p.id) as usual_reply_minutes,
            ranked.asks as asks_in_30_days, ranked.is_most_asked,
            array(select topic from unnest(p.topics) topic, query
              where rostrum_vector(topic) @@ query.words limit 3) as matches,
            ${isNamed(about)} as is_named, ${passageName(sql`(s.passages->near.passage)`)} as near_source, s.passages->near.passage->>'text' as near_text
          from people p join ranked on ranked.id = p.id cross join query left join near on near.id = p.id
          left join searchable_passages s on s.id = near.id and near.passage is not null ${account}
          left join person_availability a on a.org_id = p.org_id and a.person_id = p.id and a.type = ${type}
          left join inquiry_recipients r on r.org_id = p.org_id and r.person_id = p.id and r.inquiry_id = ${inquiryId}
          where p.org_id = ${orgId} and p.kind in ('expert', 'individual') and p.status = 'published' and p.deleted_at is null
            and coalesce(a.accepts, 'yes') <> 'no' and ${inPersonScope(scope)} and ${isMatch(q)}
          order by r.person_id is null, (a.away_from <= ${now} and a.away_to > ${now}) is true,
            is_named desc, ${fit(near)} desc, ranked.asks,
            p.lastname collate "und-x-icu", p.firstname collate "und-x-icu", p.id
          limit 20`,
    );
    return rows.map(({ near_source: source, near_text: text, ...row }) => ({
      ...row,
      away_until: isoOrNull(row.away_until),
      sentence: source === null || text === null ? null : { source, text },
    }));
  },

  /** Who of some people may be asked: the same rule as that of the candidates. */
  async askable(
    db: Queryable,
    { orgId, type, scope }: Pick<CandidateSearch, 'orgId' | 'type' | 'scope'>,
    personIds: readonly string[],
  ): Promise<string[]> {
    const rows = await readRows(
      db,
      { id: column.text },
      sql`select p.id from people p
          left join person_availability a on a.org_id = p.org_id and a.person_id = p.id and a.type = ${type}
          where p.org_id = ${orgId} and p.id = any(${sql.param([...personIds])}::uuid[])
            and p.kind in ('expert', 'individual') and p.status = 'published' and p.deleted_at is null
            and coalesce(a.accepts, 'yes') <> 'no' and ${inPersonScope(scope)}`,
    );
    return rows.map(({ id }) => id);
  },

  /** Colleagues whom anybody may see in the directory, without the one who suggests. */
  async colleagues(
    db: Queryable,
    { orgId, except, q, id }: { orgId: string; except: string; q?: string | undefined; id?: string },
  ): Promise<AskPerson[]> {
    return readRows(
      db,
      personColumns,
      sql`select p.id, p.username::text, ${fullName} as name, p.firstname, p.job_title as "jobTitle", p.image,
            ''::text as email, false as "isProved", o.timezone
          from people p join organisations o on o.id = p.org_id
          where p.org_id = ${orgId} and p.id <> ${except} and p.kind = 'expert' and p.status = 'published'
            and p.access = 'public' and p.deleted_at is null and ${isMatch(q)} and ${id === undefined ? sql`true` : sql`p.id = ${id}`}
          order by p.lastname collate "und-x-icu", p.firstname collate "und-x-icu", p.id limit 8`,
    );
  },

  /** The inquiry reaches the person from now on: it is theirs to read, and nothing holds it back. */
  async reach(
    db: Queryable,
    { orgId, inquiryId, personId }: { orgId: string; inquiryId: string; personId: string },
  ): Promise<void> {
    await db.execute(sql`
      insert into inquiry_recipients (org_id, inquiry_id, person_id, position, is_from_ask)
      select ${orgId}::uuid, ${inquiryId}::uuid, ${personId}::uuid, coalesce(max(position) + 1, 0), true
        from inquiry_recipients where org_id = ${orgId} and inquiry_id = ${inquiryId}
      on conflict (org_id, inquiry_id, person_id) do update set held_since = null`);
  },
};
