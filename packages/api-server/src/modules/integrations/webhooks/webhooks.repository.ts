import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { WebhookDelivery } from '@rostrum/contracts/settings';
import { column, readRows, uuidv7, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { webhookDeliveries, webhooks } from '../integrations.schema.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const ofOrganisation = ({ orgId, id }: { orgId: string; id: string }) =>
  and(eq(webhooks.orgId, orgId), eq(webhooks.id, id));
const figures = { id: column.text, waiting: column.number, error: column.nullable(column.text) };

export const webhookRepository = {
  list: (db: Queryable, orgId: string): Promise<WebhookRow[]> =>
    db.select().from(webhooks).where(eq(webhooks.orgId, orgId)).orderBy(asc(webhooks.createdAt)),

  async find(db: Queryable, place: { orgId: string; id: string }): Promise<WebhookRow | undefined> {
    const [row] = await db.select().from(webhooks).where(ofOrganisation(place));
    return row;
  },

  /** What waits for each webhook, and what its newest try that failed came back with. */
  figures: (db: Queryable, orgId: string) =>
    readRows(
      db,
      figures,
      sql`SELECT webhooks.id::text,
            (SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = webhooks.id AND d.state = 'waiting') AS waiting,
            (SELECT d.error FROM webhook_deliveries d WHERE d.webhook_id = webhooks.id AND d.error IS NOT NULL
              ORDER BY d.tried_at DESC NULLS LAST LIMIT 1) AS error
          FROM webhooks WHERE webhooks.org_id = ${orgId}`,
    ),

  async add(tx: Transaction, values: typeof webhooks.$inferInsert): Promise<WebhookRow> {
    const [row] = await tx.insert(webhooks).values(values).returning();
    if (!row) throw new Error('The webhook was not written.');
    return row;
  },

  /** Undefined when the version has moved on. */
  async change(
    tx: Transaction,
    { version, ...place }: { orgId: string; id: string; version: number },
    values: Partial<WebhookRow>,
  ): Promise<WebhookRow | undefined> {
    const [row] = await tx
      .update(webhooks)
      .set({ ...values, version: sql`${webhooks.version} + 1` })
      .where(and(ofOrganisation(place), eq(webhooks.version, version)))
      .returning();
    return row;
  },

  async remove(tx: Transaction, place: { orgId: string; id: string }): Promise<boolean> {
    const removed = await tx.delete(webhooks).where(ofOrganisation(place)).returning({ id: webhooks.id });
    return removed.length > 0;
  },

  async page(
    db: Queryable,
    {
      orgId,
      webhookId,
      state,
      limit,
      offset,
    }: {
      orgId: string;
      webhookId: string;
      state: WebhookDelivery['state'] | undefined;
      limit: number;
      offset: number;
    },
  ) {
    const where = and(
      eq(webhookDeliveries.orgId, orgId),
      eq(webhookDeliveries.webhookId, webhookId),
      state === undefined ? undefined : eq(webhookDeliveries.state, state),
    );
    const [items, [row]] = await Promise.all([
      db
        .select()
        .from(webhookDeliveries)
        .where(where)
        .orderBy(desc(webhookDeliveries.position))
        .limit(limit)
        .offset(offset),
      db.select({ total: count() }).from(webhookDeliveries).where(where),
    ]);
    return { items, total: row?.total ?? 0 };
  },

  async findDelivery(db: Queryable, { orgId, id }: { orgId: string; id: string }) {
    const [row] = await db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.orgId, orgId), eq(webhookDeliveries.id, id)));
    return row;
  },

  /** A test is due at once, and no round of the job takes it: whoever asked sends it. */
  async addTest(tx: Transaction, { orgId, id, name }: WebhookRow, until: Date): Promise<DeliveryRow> {
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({
        id: uuidv7(),
        orgId,
        webhookId: id,
        event: 'test',
        objectType: 'webhook',
        objectId: null,
        objectLabel: name,
        occurredAt: sql`now()`,
        nextAt: until,
        tries: 1,
      })
      .returning();
    if (!row) throw new Error('The test was not written.');
    return row;
  },
};
