import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Queryable } from '@rostrum/server-kit/database';
import { webhookDeliveries, webhooks } from '../integrations.schema.ts';
import { inquiries } from '../../inquiries/index.ts';
import type { ChatInquiry } from './write-chat.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';

/** A delivery with what is needed to send it. */
export interface DueDelivery {
  delivery: DeliveryRow;
  webhook: WebhookRow;
}

const arrivalsNotedMs = 5000;

type InquiryKey = Pick<DeliveryRow, 'orgId' | 'objectId' | 'objectType'>;

export const dueDeliveryRepository = {
  /**
   * Takes deliveries that are due, of each object the first that waits, until `until`: a server that dies gives them back
   * by that. Counts the try before it is made, so that a receiver which brings the server down is not tried for ever. Of one
   * that fails the first alone is taken: while it does, the others would fail as well.
   */
  async take(
    db: Queryable,
    { now, until, limit, except }: { now: Date; until: Date; limit: number; except: readonly string[] },
  ): Promise<DueDelivery[]> {
    const at = now.toISOString();
    // Of each webhook by its own index, and of each object by a subquery of its own: without fresh statistics a join over all
    // that waits was planned, and took the square of it.
    const due = sql`SELECT d.id FROM webhooks w CROSS JOIN LATERAL (
        SELECT waiting.id, waiting.next_at, waiting.position FROM webhook_deliveries waiting
        WHERE waiting.webhook_id = w.id AND waiting.state = 'waiting' AND waiting.next_at <= ${at}
          AND (waiting.object_id IS NULL OR waiting.position = (
            SELECT former.position FROM webhook_deliveries former WHERE former.webhook_id = waiting.webhook_id
              AND former.object_id = waiting.object_id AND former.state = 'waiting' ORDER BY former.position LIMIT 1))
        ORDER BY waiting.next_at, waiting.position
        LIMIT CASE WHEN w.failing_since IS NULL THEN ${limit}::int ELSE 1 END FOR UPDATE OF waiting SKIP LOCKED) d
      WHERE w.state = 'active' AND w.id <> ALL (${sql.param([...except])}::uuid[])
      ORDER BY d.next_at, d.position LIMIT ${limit}`;
    const taken = await db
      .update(webhookDeliveries)
      .set({ nextAt: until, tries: sql`${webhookDeliveries.tries} + 1` })
      .where(sql`${webhookDeliveries.id} IN (${due})`)
      .returning();
    if (taken.length === 0) return [];
    const hooks = await db
      .select()
      .from(webhooks)
      .where(inArray(webhooks.id, [...new Set(taken.map(({ webhookId }) => webhookId))]));
    const byId = new Map(hooks.map((hook) => [hook.id, hook]));
    return taken.flatMap((delivery) => {
      const webhook = byId.get(delivery.webhookId);
      return webhook ? [{ delivery, webhook }] : [];
    });
  },

  /** What a chat may know of an inquiry. Null for anything else, and for one that is gone. */
  async inquiry(db: Queryable, { orgId, objectId, objectType }: InquiryKey): Promise<ChatInquiry | null> {
    if (objectType !== 'inquiry' || objectId === null) return null;
    const [row] = await db
      .select({ type: inquiries.type, isSensitive: inquiries.restricted })
      .from(inquiries)
      .where(and(eq(inquiries.orgId, orgId), eq(inquiries.id, objectId)));
    return row ?? null;
  },

  async settle(db: Queryable, id: string, values: Partial<DeliveryRow>): Promise<DeliveryRow | undefined> {
    const [row] = await db
      .update(webhookDeliveries)
      .set(values)
      .where(eq(webhookDeliveries.id, id))
      .returning();
    return row;
  },

  /** Notes that something arrived, at most once in some seconds: many at once would wait for each other for one row. */
  async noteArrival(db: Queryable, webhookId: string, at: Date): Promise<void> {
    const isNews = or(
      isNotNull(webhooks.failingSince),
      isNull(webhooks.lastDeliveredAt),
      lt(webhooks.lastDeliveredAt, new Date(at.getTime() - arrivalsNotedMs)),
    );
    await db
      .update(webhooks)
      .set({ failingSince: null, lastDeliveredAt: at })
      .where(and(eq(webhooks.id, webhookId), isNews));
  },

  /** Notes a failure; a webhook that has failed since before `stopBefore` is stopped. */
  async noteFailure(db: Queryable, webhookId: string, at: Date, stopBefore: Date): Promise<void> {
    const since = sql`coalesce(${webhooks.failingSince}, ${at.toISOString()}::timestamptz)`;
    await db
      .update(webhooks)
      .set({
        failingSince: since,
        state: sql`CASE WHEN ${webhooks.state} = 'active' AND ${since} <= ${stopBefore.toISOString()}::timestamptz THEN 'stopped' ELSE ${webhooks.state} END`,
      })
      .where(eq(webhooks.id, webhookId));
  },

  async prune(db: Queryable, before: Date): Promise<void> {
    await db
      .delete(webhookDeliveries)
      .where(and(lt(webhookDeliveries.createdAt, before), sql`${webhookDeliveries.state} <> 'waiting'`));
  },
};
