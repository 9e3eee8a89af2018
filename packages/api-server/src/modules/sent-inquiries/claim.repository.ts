import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { seekerProfiles, users } from '@rostrum/identity/schema';
import type { Transaction } from '@rostrum/server-kit/database';
import { inquiries, type InquiryRecord } from '../inquiries/index.ts';

type Claimed = Pick<
  InquiryRecord,
  'id' | 'orgId' | 'ref' | 'status' | 'seekerId' | 'seekerType' | 'firstname' | 'lastname' | 'fields'
>;

export const claimRepository = {
  /** Gives what no account sent to an account that proved the same address. */
  claim: (tx: Transaction, { userId, email }: { userId: string; email: string }): Promise<Claimed[]> =>
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
      }),
};
