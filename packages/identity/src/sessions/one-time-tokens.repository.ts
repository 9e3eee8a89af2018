import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '@rostrum/server-kit/database';
import { oneTimeTokens, type OneTimePurpose } from './one-time-tokens.schema.ts';

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
type Details = Partial<Pick<OneTimeToken, 'userId' | 'orgId' | 'email' | 'stamp' | 'callbackUrl' | 'data'>>;

const accessPurposes: OneTimePurpose[] = [
  'sign_in_link',
  'reset_password',
  'change_email',
  'second_factor',
  'confirm_mailbox',
];

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const isWellFormed = (secret: unknown): secret is string =>
  typeof secret === 'string' && /^[\w-]{43}$/.test(secret);

const livingOne = (purpose: OneTimePurpose, secret: string) =>
  and(
    eq(oneTimeTokens.secretHash, hashOf(secret)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, sql`now()`),
  );

/** Secrets that work once: mailed links, tickets of sign-in flows, challenges. */
export const oneTimeTokenRepository = {
  /** A new secret of 256 bits, good for `seconds`. The secret itself is nowhere kept. */
  async issue(
    db: Queryable,
    purpose: OneTimePurpose,
    { seconds, ...details }: Details & { seconds: number },
  ): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await db.insert(oneTimeTokens).values({
      ...details,
      purpose,
      secretHash: hashOf(secret),
      expiresAt: sql`now() + make_interval(secs => ${seconds})`,
    });
    return secret;
  },

  /** Uses a secret up: of two that come at once only one gets the row. */
  async take(db: Queryable, purpose: OneTimePurpose, secret: unknown): Promise<OneTimeToken | undefined> {
    if (!isWellFormed(secret)) return undefined;
    const [row] = await db.delete(oneTimeTokens).where(livingOne(purpose, secret)).returning();
    return row;
  },

  /** Looks without using it up. */
  async peek(db: Queryable, purpose: OneTimePurpose, secret: unknown): Promise<OneTimeToken | undefined> {
    if (!isWellFormed(secret)) return undefined;
    const [row] = await db.select().from(oneTimeTokens).where(livingOne(purpose, secret));
    return row;
  },

  /** Makes earlier secrets of a person worthless, as when a newer link is sent or the password changes. */
  async revoke(db: Queryable, purpose: OneTimePurpose, userId: string): Promise<void> {
    await db
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose)));
  },

  /** Ends whatever an earlier password or address of a person still opens: mailed links, and a first factor that waits. */
  async revokeAccess(db: Queryable, userId: string): Promise<void> {
    await db
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, accessPurposes)));
  },

  async prune(db: Queryable, now: Date): Promise<void> {
    await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  },
};
