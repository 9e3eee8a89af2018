import { and, eq, gte } from 'drizzle-orm';
import { activityEntries } from '@rostrum/server-kit/audit';
import type { Queryable } from '@rostrum/server-kit/database';

export const postActivityRepository = {
  /** Whether the log says already that this user edited the post since then. */
  async hasEdited(
    db: Queryable,
    { orgId, id }: { orgId: string; id: string },
    userId: string,
    since: Date,
  ): Promise<boolean> {
    const rows = await db
      .select({ id: activityEntries.id })
      .from(activityEntries)
      .where(
        and(
          eq(activityEntries.orgId, orgId),
          eq(activityEntries.entityId, id),
          eq(activityEntries.verb, 'post.updated'),
          eq(activityEntries.actorUserId, userId),
          gte(activityEntries.createdAt, since),
        ),
      )
      .limit(1);
    return rows.length > 0;
  },
};
