import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { organisations } from '@rostrum/identity/schema';

type Organisation = typeof organisations.$inferInsert;

/** Without a kind, that of the organisation stays. */
type Values = Pick<Organisation, 'description' | 'deskEmail' | 'privacyContact' | 'phones' | 'social'> & {
  kind?: Organisation['kind'] | undefined;
};

export const organisationProfileRepository = {
  /** False when the version has moved on. */
  async change(
    tx: Transaction,
    { id, version }: { id: string; version: number },
    values: Values,
  ): Promise<boolean> {
    const changed = await tx
      .update(organisations)
      .set({ ...values, profileVersion: sql`${organisations.profileVersion} + 1` })
      .where(and(eq(organisations.id, id), eq(organisations.profileVersion, version)))
      .returning({ id: organisations.id });
    return changed.length > 0;
  },
};
