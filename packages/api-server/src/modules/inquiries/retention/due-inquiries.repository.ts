import { eq, sql, type SQL } from 'drizzle-orm';
import type { SetupRetention } from '@rostrum/contracts/inquiries';
import { isOfHeldOrganisation } from '@rostrum/identity';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { inquirySetupSections } from '../setup/inquiry-setup.schema.ts';
import { parseSection } from '../setup/read-section.ts';

/** What ends: a closed inquiry, spam, or the files of a closed one. */
export type DuePart = 'inquiries' | 'spam' | 'files';

export interface DueFilter {
  orgId: string;
  retention: SetupRetention;
  now: Date;
}

const never = sql`false`;
const daysOf = {
  inquiries: 'inquiry_days',
  spam: 'spam_days',
  files: 'file_days',
} as const satisfies Record<DuePart, keyof SetupRetention>;

const isClosed = sql`i.status in ('closed', 'archived') and i.closed_at`;

const hasEnded: Record<DuePart, (before: Date) => SQL> = {
  inquiries: (before) => sql`${isClosed} < ${before}`,
  // Threats are evidence: they wait for people, however long.
  spam: (before) => sql`i.status = 'spam' and exists (select 1 from inquiry_screenings s
      where s.org_id = i.org_id and s.inquiry_id = i.id and s.decided_at < ${before})
    and not exists (select 1 from inquiry_verdicts v
      where v.org_id = i.org_id and v.inquiry_id = i.id and v.queue = 'safety')`,
  files: (before) => sql`${isClosed} < ${before} and exists (select 1 from inquiry_attachments f
      where f.org_id = i.org_id and f.inquiry_id = i.id)`,
};

/** What was merged into another inquiry is read in its thread, and goes after it. */
const isOnItsOwn = sql`not exists (select 1 from inquiries kept
  where kept.org_id = i.org_id and kept.id = i.merged_into and kept.erased_at is null)`;

/** Those whose time is over, on hold or not. */
function isDue({ orgId, retention, now }: DueFilter, part: DuePart): SQL {
  const days = retention[daysOf[part]];
  if (days === null) return never;
  const before = new Date(now.getTime() - days * 86_400_000);
  return sql`i.org_id = ${orgId} and i.erased_at is null and ${isOnItsOwn} and ${hasEnded[part](before)}`;
}

const anyDue = (filter: DueFilter) =>
  sql`(${isDue(filter, 'inquiries')} or ${isDue(filter, 'spam')} or ${isDue(filter, 'files')})`;

const free = sql`(i.legal_hold_at is null and not ${isOfHeldOrganisation(sql`i.org_id`)})`;

export const dueInquiriesRepository = {
  /** Organisations that said how long they keep anything, each with what it said. */
  async organisations(db: Queryable): Promise<Pick<DueFilter, 'orgId' | 'retention'>[]> {
    const rows = await db
      .select({ orgId: inquirySetupSections.orgId, value: inquirySetupSections.value })
      .from(inquirySetupSections)
      .where(eq(inquirySetupSections.section, 'retention'))
      .orderBy(inquirySetupSections.orgId);
    return rows.map(({ orgId, value }) => ({ orgId, retention: parseSection('retention', value) }));
  },

  async count(db: Queryable, filter: DueFilter) {
    const [row] = await readRows(
      db,
      { inquiries: column.number, spam: column.number, files: column.number, onHold: column.number },
      sql`select
          (select count(*)::int from inquiries i where ${isDue(filter, 'inquiries')} and ${free}) as inquiries,
          (select count(*)::int from inquiries i where ${isDue(filter, 'spam')} and ${free}) as spam,
          (select count(*)::int from inquiries i join inquiry_attachments f on f.org_id = i.org_id and f.inquiry_id = i.id
            where ${isDue(filter, 'files')} and ${free}) as files,
          (select count(*)::int from inquiries i where ${anyDue(filter)} and not ${free}) as "onHold"`,
    );
    return row ?? { inquiries: 0, spam: 0, files: 0, onHold: 0 };
  },

  /**
   * Some of those that go now, locked. The lock reads the row anew: what was put on hold while this waited is not among them,
   * and what is asked for by a colleague at this moment is left to the next round.
   */
  take: (tx: Transaction, filter: DueFilter, { part, limit }: { part: DuePart; limit: number }) =>
    readRows(
      tx,
      { id: column.text, ref: column.text },
      sql`select i.id, i.ref from inquiries i where ${isDue(filter, part)} and ${free}
          order by i.created_at, i.id limit ${limit} for update of i skip locked`,
    ),
};
