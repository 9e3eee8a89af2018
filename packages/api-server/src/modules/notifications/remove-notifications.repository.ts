import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { notifications } from './notifications.schema.ts';

/** Removes what was announced about entities of an organisation. */
export async function removeNotificationsAbout(
  tx: Transaction,
  { orgId, entityIds }: { orgId: string; entityIds: readonly string[] },
): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.orgId, orgId), inArray(notifications.entityId, [...entityIds])));
}
