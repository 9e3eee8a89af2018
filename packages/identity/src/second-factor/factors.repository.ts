import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import type { SecondFactorKind } from '../sign-in/sign-in-provider.ts';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { passkeys, recoveryCodes, totpCredentials } from './security.schema.ts';

/** Authenticator apps and recovery codes. */
export const factorRepository = {
  /** The second factors that a user has. */
  async kindsOf(db: Queryable, userId: string): Promise<SecondFactorKind[]> {
    const [totp, held] = await Promise.all([
      db.$count(totpCredentials, eq(totpCredentials.userId, userId)),
      db.$count(passkeys, eq(passkeys.userId, userId)),
    ]);
    return [...(totp > 0 ? (['totp'] as const) : []), ...(held > 0 ? (['passkey'] as const) : [])];
  },

  async totp(db: Queryable, userId: string): Promise<{ secret: Buffer; createdAt: Date } | undefined> {
    const [row] = await db
      .select({ secret: totpCredentials.secret, createdAt: totpCredentials.createdAt })
      .from(totpCredentials)
      .where(eq(totpCredentials.userId, userId));
    return row;
  },

  /** False when there is one already. */
  async addTotp(
    tx: Transaction,
    values: { userId: string; secret: Buffer; lastUsedStep: number },
  ): Promise<boolean> {
    const added = await tx
      .insert(totpCredentials)
      .values(values)
      .onConflictDoNothing()
      .returning({ userId: totpCredentials.userId });
    return added.length > 0;
  },

  /** False when a code of this step or a later one was used already: of two at once only one gets through. */
  async useStep(db: Queryable, userId: string, step: number): Promise<boolean> {
    const used = await db
      .update(totpCredentials)
      .set({ lastUsedStep: step })
      .where(and(eq(totpCredentials.userId, userId), lt(totpCredentials.lastUsedStep, step)))
      .returning({ userId: totpCredentials.userId });
    return used.length > 0;
  },

  async removeTotp(tx: Transaction, userId: string): Promise<boolean> {
    const removed = await tx
      .delete(totpCredentials)
      .where(eq(totpCredentials.userId, userId))
      .returning({ userId: totpCredentials.userId });
    return removed.length > 0;
  },

  async recoveryCodesLeft(db: Queryable, userId: string): Promise<number> {
    const [row] = await db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    return row?.left ?? 0;
  },

  /** Replaces the whole set; an empty one removes it. */
  async replaceRecoveryCodes(tx: Transaction, userId: string, hashes: readonly Buffer[]): Promise<void> {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (hashes.length > 0)
      await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  },

  async useRecoveryCode(db: Queryable, userId: string, codeHash: Buffer): Promise<boolean> {
    const used = await db
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ id: recoveryCodes.id });
    return used.length > 0;
  },
};
