import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  column,
  readRows,
  runAsSystem,
  type Queryable,
  type Transaction,
} from '@rostrum/server-kit/database';
import { formerUsernames } from './former-usernames.schema.ts';

/**
 * The id of the profile that has or had a username, or is spelt that way without accents. Null when there is none. The caller
 * may not be allowed to see the profile, so it is only for conditions on rows that their policies hold.
 */
export const personOfUsername = (asked: string): SQL =>
  sql`(SELECT rostrum_person_of_username(${asked}::citext))`;

/** Returns the present usernames of profiles, in the order of those asked for; names of no visible profile as they are. */
export async function findCurrentUsernames(db: Queryable, asked: readonly string[]): Promise<string[]> {
  if (asked.length === 0) return [];
  const rows = await readRows(
    db,
    { username: column.text },
    sql`SELECT coalesce((SELECT p.username::text FROM people p WHERE p.id = rostrum_person_of_username(given.name::citext)), given.name) AS username
      FROM unnest(${sql.param(asked)}::text[]) WITH ORDINALITY AS given(name, place) ORDER BY given.place`,
  );
  return rows.map(({ username }) => username);
}

interface Key {
  orgId: string;
  id: string;
}

export const personAddressRepository = {
  former: ({ orgId, id }: Key, db: Queryable) =>
    db
      .select({ username: formerUsernames.username, renamedAt: formerUsernames.createdAt })
      .from(formerUsernames)
      .where(and(eq(formerUsernames.orgId, orgId), eq(formerUsernames.personId, id)))
      .orderBy(desc(formerUsernames.createdAt)),

  /** Which of these names another profile had once, in whatever organisation. */
  async takenAmong(db: Queryable, usernames: readonly string[]): Promise<Set<string>> {
    if (usernames.length === 0) return new Set();
    const rows = await runAsSystem('a username may be taken in another organisation', () =>
      db
        .select({ username: formerUsernames.username })
        .from(formerUsernames)
        .where(inArray(formerUsernames.username, [...usernames])),
    );
    return new Set(rows.map(({ username }) => username.toLowerCase()));
  },

  /** Whether no other profile has or had the name. */
  async isFree(db: Queryable, { id }: Key, username: string): Promise<boolean> {
    const rows = await runAsSystem('a username may be taken in another organisation', () =>
      readRows(
        db,
        {},
        sql`SELECT 1 FROM people WHERE username = ${username} AND id <> ${id}
          UNION ALL SELECT 1 FROM former_usernames WHERE username = ${username} AND person_id <> ${id}`,
      ),
    );
    return rows.length === 0;
  },

  /** Keeps the name that a profile gives up, and what stands under it elsewhere. */
  async giveUp(
    tx: Transaction,
    { orgId, id, username }: Key & { username: string },
    next: string,
  ): Promise<void> {
    // Back to a name that was theirs before: that is none of the former ones any more.
    await tx
      .delete(formerUsernames)
      .where(and(eq(formerUsernames.username, next), eq(formerUsernames.personId, id)));
    await tx.insert(formerUsernames).values({ username, orgId, personId: id });
    await runAsSystem('bookmarks belong to their readers', () =>
      tx.execute(
        sql`UPDATE bookmarks SET username = ${next} WHERE type = 'expert' AND target_org_id = ${orgId} AND target_id = ${id}`,
      ),
    );
  },
};
