import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { sql } from 'drizzle-orm';

/** A later decision says more about what an organisation takes for spam; older ones are not read. */
const maxDecided = 300;
const decidedMonths = 24;
/** Inquiries whose types are counted: enough for a share, and few to read. */
const maxCounted = 2000;

export interface DecidedInquiry {
  type: number;
  isSpam: boolean;
  isEnglish: boolean;
  vector: Uint8Array;
}

const monthsBefore = (now: Date, months: number): Date => {
  const since = new Date(now);
  since.setMonth(since.getMonth() - months);
  return since;
};

export const decidedInquiriesRepository = {
  /** Inquiries of the organisation that its people released or took for spam, with their vectors of a model, latest first. */
  list: (
    db: Queryable,
    { orgId, id, model, now }: { orgId: string; id: string; model: string; now: Date },
  ): Promise<DecidedInquiry[]> =>
    readRows(
      db,
      {
        type: column.number,
        isSpam: column.flag,
        isEnglish: column.flag,
        vector: column.bytes,
      },
      sql`select i.type, s.state = 'confirmed' as "isSpam", v.is_english as "isEnglish", v.vector
          from inquiry_screenings s
          join inquiry_vectors v on v.org_id = s.org_id and v.inquiry_id = s.inquiry_id and v.model = ${model}
          join inquiries i on i.org_id = s.org_id and i.id = s.inquiry_id
          where s.org_id = ${orgId} and s.inquiry_id <> ${id} and s.state in ('confirmed', 'released')
            and s.decided_by is not null and s.decided_at >= ${monthsBefore(now, decidedMonths)}
          order by s.decided_at desc limit ${maxDecided}`,
    ),

  /** How many of the latest inquiries are of a type, and how many of each people took for spam. */
  async countByType(db: Queryable, { orgId, id, type }: { orgId: string; id: string; type: number }) {
    const [row] = await readRows(
      db,
      { ofType: column.number, spamOfType: column.number, all: column.number, spam: column.number },
      sql`select count(*) filter (where i.type = ${type})::int as "ofType",
            count(s.state) filter (where i.type = ${type})::int as "spamOfType",
            count(*)::int as "all", count(s.state)::int as spam
          from (select latest.id, latest.type from inquiries latest
            where latest.org_id = ${orgId} and latest.id <> ${id} order by latest.created_at desc limit ${maxCounted}) i
          left join inquiry_screenings s on s.org_id = ${orgId} and s.inquiry_id = i.id
            and s.state = 'confirmed' and s.decided_by is not null`,
    );
    return row ?? { ofType: 0, spamOfType: 0, all: 0, spam: 0 };
  },
};
