import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { posts } from './posts.schema.ts';

/** Archives and deletes every post of an organisation. */
export async function deletePosts(tx: Transaction, orgId: string, now: Date): Promise<void> {
  await tx
    .update(posts)
    .set({ status: 'archived', deletedAt: now })
    .where(and(eq(posts.orgId, orgId), isNull(posts.deletedAt)));
}
