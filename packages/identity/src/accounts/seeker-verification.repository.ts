import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { seekerProfiles, users } from '../users/users.schema.ts';

type Verification = (typeof seekerProfiles.$inferSelect)['verification'];

export const seekerVerificationRepository = {
  /** A seeker by their address, held until the transaction ends. */
  async lock(tx: Transaction, email: string) {
    const [row] = await tx
      .select({
        id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        verification: seekerProfiles.verification,
      })
      .from(seekerProfiles)
      .innerJoin(users, eq(users.id, seekerProfiles.userId))
      .where(and(eq(users.email, email), ne(users.status, 'deleted')))
      .for('update', { of: seekerProfiles });
    return row;
  },

  async set(tx: Transaction, userId: string, verification: Verification): Promise<void> {
    await tx.update(seekerProfiles).set({ verification }).where(eq(seekerProfiles.userId, userId));
  },
};
