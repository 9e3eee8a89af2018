import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { seatKinds } from '@rostrum/contracts/settings';
import { organisations } from './organisations.schema.ts';

/**
 * How many seats of a kind an organisation has; a kind without a row has no limit. Triggers of the tables that take seats
 * keep to it, so no way of adding or publishing gets around it.
 */
export const seatLimits = pgTable(
  'seat_limits',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: seatKinds }).notNull(),
    seats: integer('seats').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.kind] })],
);
