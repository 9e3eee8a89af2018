import { movedTime } from '../database/moved-time.ts';
import type { Transaction } from '../database/queryable.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import type { RequestInfo } from '../caller/request-info.ts';
import type { RequestSession } from '../caller/request-session.ts';
import { activityHash } from './activity-hash.ts';
import { activityRepository } from './activity.repository.ts';

export interface ActivityActor {
  userId: string | null;
  name: string;
  /** A role, or `guest` or `system`. */
  role: string;
}

export interface Activity {
  actor: ActivityActor;
  /** The organisation whose log it belongs to; null for acts outside any, which go to the actor's own log. */
  orgId: string | null;
  /** Instead of either: the log of the installation itself, which no organisation reads. */
  scopeId?: string;
  /** `inquiry.replied`: what was done to which kind of thing. */
  verb: string;
  /** The sentence people read, without the actor: `replied to INQ-7K2M9`. */
  text: string;
  entity: {
    type:
      | 'inquiry'
      | 'inquiry_rule'
      | 'mailing_list'
      | 'classification'
      | 'person'
      | 'post'
      | 'question'
      | 'user'
      | 'organisation'
      | 'search'
      | 'release';
    id: string | null;
    label: string;
    href?: string;
  };
  /** Changed fields before and after. Never secrets. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  request?: RequestInfo;
  at?: Date;
}

export const actorOf = (session: RequestSession): ActivityActor => ({
  userId: session.userId,
  name: session.name,
  role: session.role,
});
/** The chain of what concerns the installation and no organisation. */
export const installationScope = '00000000-0000-7000-8000-000000000001';
export const systemActor: ActivityActor = { userId: null, name: 'Rostrum', role: 'system' };

/**
 * Writes one entry of the append-only log, in the transaction of the act itself. Call it last in the transaction:
 * it holds the organisation's chain until commit.
 */
export async function recordActivity(tx: Transaction, activity: Activity): Promise<void> {
  const scopeId = activity.orgId ?? activity.scopeId ?? activity.actor.userId ?? activity.entity.id;
  if (scopeId === null)
    throw new Error(`Activity ${activity.verb} belongs to no organisation, user or entity.`);
  const link = await activityRepository.takeLink(tx, scopeId);
  const entry = {
    id: uuidv7(),
    scopeId,
    ...link,
    orgId: activity.orgId,
    actorUserId: activity.actor.userId,
    actorName: activity.actor.name.slice(0, 150),
    actorRole: activity.actor.role,
    verb: activity.verb,
    text: activity.text.slice(0, 500),
    entityType: activity.entity.type,
    entityId: activity.entity.id,
    entityLabel: activity.entity.label.slice(0, 300),
    href: activity.entity.href ?? null,
    before: activity.before,
    after: activity.after,
    ip: activity.request?.ip ?? null,
    requestId: activity.request?.id ?? null,
    createdAt: activity.at ?? movedTime() ?? new Date(),
  };
  await activityRepository.append(tx, { ...entry, hash: activityHash(entry) });
}
