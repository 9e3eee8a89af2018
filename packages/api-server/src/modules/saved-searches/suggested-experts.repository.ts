import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

export const suggestedExpertRepository = {
  /** People that the seeker has opened or marked already. */
  async known(db: Queryable, userId: string): Promise<Set<string>> {
    const rows = await readRows(
      db,
      { id: column.text },
      sql`SELECT person_id AS id FROM viewed_people WHERE user_id = ${userId}
        UNION SELECT target_id FROM bookmarks WHERE user_id = ${userId} AND type = 'expert'`,
    );
    return new Set(rows.map(({ id }) => id));
  },
};
