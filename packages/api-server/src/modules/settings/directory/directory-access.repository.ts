import { and, eq, sql } from 'drizzle-orm';
import type { AccessLevel } from '@rostrum/contracts';
import type { Transaction } from '@rostrum/server-kit/database';
import { organisations } from '@rostrum/identity/schema';

export const directoryAccessRepository = {
  /** False when the version has moved on. */
  async change(
    tx: Transaction,
    { id, version }: { id: string; version: number },
    values: { directoryAccess: AccessLevel; isIndexed: boolean },
  ): Promise<boolean> {
    const changed = await tx
      .update(organisations)
      .set({ ...values, version: sql`${organisations.version} + 1` })
      .where(and(eq(organisations.id, id), eq(organisations.version, version)))
      .returning({ id: organisations.id });
    return changed.length > 0;
  },
};
