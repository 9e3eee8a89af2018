import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { seekerProfiles, users } from '@rostrum/identity/schema';
import type { Transaction } from '@rostrum/server-kit/database';
import { inquiries } from './inquiries.schema.ts';
import type { InquiryRecord } from './inquiry-changes.repository.ts';

type Claimed = Pick<
  InquiryRecord,
  'id' | 'orgId' | 'ref' | 'status' | 'seekerId' | 'seekerType' | 'firstname' | 'lastname' | 'fields'
>;

/** Gives what no account sent to an account that proved the same address. */
export const assignToAccount = (
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<Claimed[]> =>
  tx
    .update(inquiries)
    .set({
      seekerId: userId,
      seekerType: sql`(select ${seekerProfiles.seekerType} from ${seekerProfiles} where ${seekerProfiles.userId} = ${userId})`,
    })
    .where(
      and(
        eq(inquiries.email, email),
        isNull(inquiries.seekerId),
        exists(
          tx
            .select({ one: sql`1` })
            .from(users)
            .where(and(eq(users.id, userId), eq(users.email, email), isNotNull(users.emailVerifiedAt))),
        ),
      ),
    )
    .returning({
      id: inquiries.id,
      orgId: inquiries.orgId,
      ref: inquiries.ref,
      status: inquiries.status,
      seekerId: inquiries.seekerId,
      seekerType: inquiries.seekerType,
      firstname: inquiries.firstname,
      lastname: inquiries.lastname,
      fields: inquiries.fields,
    });

/** Removes the pages from which inquiries to an organisation were sent. */
export async function forgetSourcePages(tx: Transaction, orgId: string): Promise<void> {
  await tx.update(inquiries).set({ sourcePage: null }).where(eq(inquiries.orgId, orgId));
}
