import { customType, index, jsonb, pgTable, text, unique, uuid, bigint } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What happened, append-only. `hash` covers the entry and the hash before it, so a gap or an edit shows. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull().references(() => organisations.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    /** Null for the system and for guests. */
    actorUserId: uuid('actor_user_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').notNull(),
    actorImage: text('actor_image'),
    /** `inquiry.replied`, `person.published`: the entity and what was done to it. */
    verb: text('verb').notNull(),
    text: text('text').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: uuid('entity_id'),
    entityLabel: text('entity_label').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    requestId: text('request_id'),
    hash: bytea('hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('activity_org_sequence').on(table.orgId, table.sequence),
    index('activity_org_entity').on(table.orgId, table.entityType, table.entityId, table.createdAt),
    index('activity_org_created').on(table.orgId, table.createdAt),
    index('activity_actor').on(table.actorUserId, table.createdAt),
  ],
);
