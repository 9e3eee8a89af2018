import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { inquiries } from '../inquiries/index.ts';
import { inboundMails } from './inbound-mail.schema.ts';

export const inboundMailRepository = {
  /** False when the same mail came before. */
  async note(tx: Transaction, mail: typeof inboundMails.$inferInsert): Promise<boolean> {
    const rows = await tx
      .insert(inboundMails)
      .values(mail)
      .onConflictDoNothing()
      .returning({ key: inboundMails.key });
    return rows.length > 0;
  },

  /** Whose thread it is, after merging too, and from which address its sender writes. */
  async findThread(db: Queryable, id: string) {
    const [row] = await db
      .select({
        id: sql<string>`coalesce(${inquiries.mergedInto}, ${inquiries.id})`,
        orgId: inquiries.orgId,
        ref: inquiries.ref,
        email: inquiries.email,
        seekerId: inquiries.seekerId,
        restricted: inquiries.restricted,
      })
      .from(inquiries)
      .where(and(eq(inquiries.id, id), isNull(inquiries.erasedAt)));
    return row;
  },

  /** Second copies come within days. */
  async forget(db: Queryable): Promise<void> {
    await db.delete(inboundMails).where(lt(inboundMails.createdAt, sql`now() - interval '30 days'`));
  },
};
