import { cutText } from '@rostrum/contracts';
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

function scopeOf(activity: Activity): string {
  const scopeId = activity.orgId ?? activity.scopeId ?? activity.actor.userId ?? activity.entity.id;
  if (scopeId === null)
    throw new Error(`Activity ${activity.verb} belongs to no organisation, user or entity.`);
  return scopeId;
}

/**
 * Writes entries of the append-only log, in the transaction of the acts themselves, which all belong to one scope. Call it
 * last in the transaction: it holds the scope's chain until commit.
 */
export async function recordActivities(tx: Transaction, activities: readonly Activity[]): Promise<void> {
  const [first] = activities;
  if (!first) return;
  const scopeId = scopeOf(first);
  if (activities.some((activity) => scopeOf(activity) !== scopeId))
    throw new Error('Entries of several scopes are recorded one scope after the other.');
  let { sequence, previousHash } = await activityRepository.takeLinks(tx, scopeId, activities.length);
  const entries = activities.map((activity) => {
    const entry = {
      id: uuidv7(),
      scopeId,
      sequence,
      previousHash,
      orgId: activity.orgId,
      actorUserId: activity.actor.userId,
      actorName: cutText(activity.actor.name, 150),
      actorRole: activity.actor.role,
      verb: activity.verb,
      text: cutText(activity.text, 500),
      entityType: activity.entity.type,
      entityId: activity.entity.id,
      entityLabel: cutText(activity.entity.label, 300),
      href: activity.entity.href ?? null,
      before: activity.before,
      after: activity.after,
      ip: activity.request?.ip ?? null,
      requestId: activity.request?.id ?? null,
      createdAt: activity.at ?? movedTime() ?? new Date(),
    };
    const hash = activityHash(entry);
    sequence += 1;
    previousHash = hash;
    return { ...entry, hash };
  });
  await activityRepository.append(tx, entries);
}

/** Writes one entry: see `recordActivities`. */
export const recordActivity = (tx: Transaction, activity: Activity): Promise<void> =>
  recordActivities(tx, [activity]);
