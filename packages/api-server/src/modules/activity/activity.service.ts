import type { activity, ParsedQuery, RecordCheck, RecordedChange } from '@rostrum/contracts';
import { organisationOf, type Permitted } from '@rostrum/server-kit';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import {
  activityRepository,
  type ActivityFilter,
  type ActivityRow,
  describeChanges,
  verifyChain,
} from '@rostrum/server-kit/audit';
import { selectOpenableInquiries } from '../inquiries/index.ts';

/** The inquiry that an entry would open in the inbox, if any. */
const inquiryOf = ({ entityType, entityId, href }: ActivityRow): string | null =>
  entityType === 'inquiry' && href === `/dashboard/inquiries/${entityId}` ? entityId : null;

const entryOf = (row: ActivityRow, href: string | null): RecordedChange => ({
  id: row.id,
  verb: row.verb,
  text: row.text,
  actor: { name: row.actorName, role: row.actorRole, image: null },
  entity: { type: row.entityType, id: row.entityId, label: row.entityLabel, href },
  created_at: row.createdAt.toISOString(),
  request_id: row.requestId,
  changes: describeChanges(row.before, row.after),
});

const day = 86_400_000;

/** The later of both, where an address names two. */
function beginOf({ since, days }: ParsedQuery<typeof activity.list>, now: Date): Date | undefined {
  const begins = [
    ...(since === undefined ? [] : [Date.parse(since)]),
    ...(days === undefined ? [] : [now.getTime() - days * day]),
  ];
  return begins.length === 0 ? undefined : new Date(Math.max(...begins));
}

export const activityService = {
  /** Whether the record of the organisation still is what was written. */
  async verify(
    db: Queryable,
    session: Permitted<'organisation.administer'>,
    now: Date,
  ): Promise<RecordCheck> {
    const orgId = organisationOf(session);
    const { end, brokenAt } = await runAsSystem(
      'where a chain ends is kept from those whose steps are in it',
      () => verifyChain(db, orgId),
    );
    return {
      entries: end.sequence,
      broken_at: brokenAt,
      newest_hash: end.sequence === 0 ? null : end.hash,
      checked_at: now.toISOString(),
    };
  },

  /** Administrators read their organisation's log, everybody else their own steps. */
  async list(
    db: Queryable,
    session: Permitted<'activity.read'>,
    query: ParsedQuery<typeof activity.list>,
    now: Date,
  ) {
    const { grant } = session;
    const reach: ActivityFilter =
      grant === 'allow' && session.orgId !== null
        ? { orgId: session.orgId }
        : { actorUserId: session.userId };
    const filter = {
      ...reach,
      entity: query.entity,
      actor: query.actor,
      verbs: query.verb === undefined ? undefined : [query.verb],
      since: beginOf(query, now),
      span: { from: query.from, to: query.to, timezone: session.timezone },
    };
    const page = { limit: query.page_size, offset: query.page_from };
    const [rows, total, actors, verbs] = await Promise.all([
      activityRepository.list(db, filter, page),
      activityRepository.count(db, filter),
      activityRepository.actors(db, reach),
      activityRepository.verbs(db, { ...reach, entity: query.entity }),
    ]);
    const inquiries = rows.map(inquiryOf).filter((id) => id !== null);
    const openable =
      session.orgId === null
        ? new Set<string>()
        : await selectOpenableInquiries(db, session.orgId, inquiries);
    const items = rows.map((row) => {
      const inquiry = inquiryOf(row);
      return entryOf(row, inquiry === null || openable.has(inquiry) ? row.href : null);
    });
    return { items, total, actors, verbs };
  },
};
