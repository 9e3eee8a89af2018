import { sql } from 'drizzle-orm';

/** How long inquiries are stored holds for those of a closed organisation, too. */
export const isRetention = sql`section = 'retention'`;
