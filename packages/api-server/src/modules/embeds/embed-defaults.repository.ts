import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { embedDefaults } from './embeds.schema.ts';

export type EmbedDefaultsRecord = typeof embedDefaults.$inferSelect;

export const embedDefaultsRepository = {
  async find(db: Queryable, orgId: string): Promise<EmbedDefaultsRecord | undefined> {
    const [row] = await db.select().from(embedDefaults).where(eq(embedDefaults.orgId, orgId));
    return row;
  },

  /** Version 0 writes the first ones. False when the version has moved on. */
  async save(
    db: Queryable,
    { orgId, version }: { orgId: string; version: number },
    values: Pick<EmbedDefaultsRecord, 'settings' | 'allowedDomains'>,
  ): Promise<boolean> {
    const saved =
      version === 0
        ? await db
            .insert(embedDefaults)
            .values({ orgId, ...values, version: 1 })
            .onConflictDoNothing()
            .returning({ orgId: embedDefaults.orgId })
        : await db
            .update(embedDefaults)
            .set({ ...values, version: sql`${embedDefaults.version} + 1` })
            .where(and(eq(embedDefaults.orgId, orgId), eq(embedDefaults.version, version)))
            .returning({ orgId: embedDefaults.orgId });
    return saved.length > 0;
  },
};
