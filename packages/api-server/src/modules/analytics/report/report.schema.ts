import { date, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { updatedAt } from '@rostrum/server-kit/database';
import { organisations } from '@rostrum/identity/schema';

/** To whom an organisation mails the report of each month; no row while to no one. */
export const monthlyReports = pgTable('monthly_reports', {
  orgId: uuid('org_id')
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  recipients: varchar('recipients', { length: 254 }).array().notNull(),
  /** The first day of the last month that was mailed, or that was over when mailing was turned on. */
  doneMonth: date('done_month').notNull(),
  updatedAt: updatedAt(),
});
