import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '@rostrum/identity/schema';
import type { Queryable } from '@rostrum/server-kit/database';
import { embedInstalls, savedEmbedVersions, type savedEmbeds } from './embeds.schema.ts';

type Key = Pick<typeof savedEmbeds.$inferSelect, 'orgId' | 'id'>;
const keptVersions = 50;
/** Anybody can send any Referer: beyond this many hosts no new one is noted. */
const maximumHosts = 50;

const isOf = ({ orgId, id }: Key) =>
  and(eq(savedEmbedVersions.orgId, orgId), eq(savedEmbedVersions.embedId, id));

/** What saved embeds were, and on which hosts they were seen. */
export const embedVersionRepository = {
  async add(
    db: Queryable,
    { orgId, id, version, settings }: Key & Pick<typeof savedEmbeds.$inferSelect, 'version' | 'settings'>,
    savedBy: string,
  ): Promise<void> {
    await db.insert(savedEmbedVersions).values({ orgId, embedId: id, number: version, settings, savedBy });
    await db.execute(sql`DELETE FROM saved_embed_versions v WHERE v.org_id = ${orgId} AND v.embed_id = ${id} AND v.number NOT IN (
      SELECT k.number FROM saved_embed_versions k WHERE k.embed_id = ${id} ORDER BY k.number DESC LIMIT ${keptVersions})`);
  },

  list: (db: Queryable, key: Key) =>
    db
      .select({
        version: savedEmbedVersions,
        author: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
      })
      .from(savedEmbedVersions)
      .leftJoin(users, eq(users.id, savedEmbedVersions.savedBy))
      .where(isOf(key))
      .orderBy(desc(savedEmbedVersions.number))
      .limit(keptVersions),

  async find(db: Queryable, key: Key, number: number) {
    const [row] = await db
      .select()
      .from(savedEmbedVersions)
      .where(and(isOf(key), eq(savedEmbedVersions.number, number)));
    return row;
  },

  installs: (db: Queryable, embedIds: readonly string[]) =>
    db
      .select()
      .from(embedInstalls)
      .where(inArray(embedInstalls.embedId, [...embedIds]))
      .orderBy(desc(embedInstalls.lastSeenAt)),

  /** Written once an hour for each host, however often its pages are read. */
  async noteInstall(db: Queryable, { orgId, id }: Key, host: string): Promise<void> {
    await db.execute(sql`INSERT INTO embed_installs (org_id, embed_id, host)
      SELECT ${orgId}, ${id}, ${host} WHERE
        EXISTS (SELECT 1 FROM embed_installs s WHERE s.embed_id = ${id} AND s.host = ${host} AND s.last_seen_at < now() - interval '1 hour')
        OR (NOT EXISTS (SELECT 1 FROM embed_installs s WHERE s.embed_id = ${id} AND s.host = ${host})
          AND (SELECT count(*) FROM embed_installs s WHERE s.embed_id = ${id}) < ${maximumHosts})
      ON CONFLICT (embed_id, host) DO UPDATE SET last_seen_at = now()`);
  },
};
