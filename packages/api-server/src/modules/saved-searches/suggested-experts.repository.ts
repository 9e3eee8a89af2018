import { eq, sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { seekerProfiles } from '@rostrum/identity/schema';

export const suggestedExpertRepository = {
  async beats(db: Queryable, userId: string): Promise<string[]> {
    const [row] = await db
      .select({ beats: seekerProfiles.beats })
      .from(seekerProfiles)
      .where(eq(seekerProfiles.userId, userId));
    return row?.beats ?? [];
  },

  /** False when this person is no seeker. */
  async setBeats(db: Queryable, userId: string, beats: readonly string[]): Promise<boolean> {
    const changed = await db
      .update(seekerProfiles)
      .set({ beats: [...beats] })
      .where(eq(seekerProfiles.userId, userId))
      .returning({ id: seekerProfiles.userId });
    return changed.length > 0;
  },

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
