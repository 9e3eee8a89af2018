import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
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
    /** The share in use, in hundredths, that those who run the organisation were told of last; 0 while there is nothing to tell. */
    toldPercent: smallint('told_percent').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.kind] })],
);
