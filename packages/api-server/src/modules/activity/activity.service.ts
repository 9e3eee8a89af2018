import type { activity, ActivityEntry, ParsedQuery } from '@rostrum/contracts';
import { type RequestSession, requirePermission } from '@rostrum/server-kit';
import type { Queryable } from '@rostrum/server-kit/database';
import { activityRepository, type ActivityFilter, type ActivityRow } from '@rostrum/server-kit/audit';

const entryOf = (row: ActivityRow): ActivityEntry => ({
  id: row.id,
  verb: row.verb,
  text: row.text,
  actor: { name: row.actorName, role: row.actorRole, image: null },
  entity: { type: row.entityType, id: row.entityId, label: row.entityLabel, href: row.href },
  created_at: row.createdAt.toISOString(),
  request_id: row.requestId,
});

export const activityService = {
  /** Administrators read their organisation's log, everybody else their own steps. */
  async list(db: Queryable, session: RequestSession, query: ParsedQuery<typeof activity.list>) {
    const grant = requirePermission(session, 'activity.read');
    const reach: ActivityFilter =
      grant === 'allow' && session.orgId !== null
        ? { orgId: session.orgId }
        : { actorUserId: session.userId };
    const filter = {
      ...reach,
      entity: query.entity,
      since: query.since === undefined ? undefined : new Date(query.since),
    };
    const page = { limit: query.page_size, offset: query.page_from };
    const [rows, total] = await Promise.all([
      activityRepository.list(db, filter, page),
      activityRepository.count(db, filter),
    ]);
    return { items: rows.map(entryOf), total };
  },
};
