import { and, desc, eq, sql } from 'drizzle-orm';
import { organisations, users } from '@rostrum/identity/schema';
import type { Queryable } from '@rostrum/server-kit/database';
import { themeDrafts, themeVersions } from './themes.schema.ts';

export type ThemeDraftRecord = typeof themeDrafts.$inferSelect;
export type ThemeVersionRecord = typeof themeVersions.$inferSelect;
type Values = Pick<ThemeDraftRecord, 'look' | 'css' | 'logo' | 'logoUploadId' | 'savedBy'>;

const nameOfUser = sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`;

export const themeRepository = {
  async draft(db: Queryable, orgId: string) {
    const [row] = await db
      .select({ draft: themeDrafts, savedBy: nameOfUser })
      .from(themeDrafts)
      .leftJoin(users, eq(users.id, themeDrafts.savedBy))
      .where(eq(themeDrafts.orgId, orgId));
    return row;
  },

  /** Version 0 writes the first draft. False when the version has moved on. */
  async saveDraft(
    db: Queryable,
    { orgId, version }: { orgId: string; version: number },
    values: Values,
  ): Promise<boolean> {
    const saved =
      version === 0
        ? await db
            .insert(themeDrafts)
            .values({ orgId, ...values, version: 1 })
            .onConflictDoNothing()
            .returning({ orgId: themeDrafts.orgId })
        : await db
            .update(themeDrafts)
            .set({ ...values, version: sql`${themeDrafts.version} + 1` })
            .where(and(eq(themeDrafts.orgId, orgId), eq(themeDrafts.version, version)))
            .returning({ orgId: themeDrafts.orgId });
    return saved.length > 0;
  },

  versions: (db: Queryable, orgId: string, limit: number) =>
    db
      .select({ version: themeVersions, publishedBy: nameOfUser })
      .from(themeVersions)
      .leftJoin(users, eq(users.id, themeVersions.publishedBy))
      .where(eq(themeVersions.orgId, orgId))
      .orderBy(desc(themeVersions.number))
      .limit(limit),

  async version(db: Queryable, orgId: string, number: number): Promise<ThemeVersionRecord | undefined> {
    const [row] = await db
      .select()
      .from(themeVersions)
      .where(and(eq(themeVersions.orgId, orgId), eq(themeVersions.number, number)));
    return row;
  },

  /** What visitors see. */
  async published(
    db: Queryable,
    orgId: string,
  ): Promise<Pick<ThemeVersionRecord, 'number' | 'look' | 'css'> | undefined> {
    const [row] = await db
      .select({ number: themeVersions.number, look: themeVersions.look, css: themeVersions.css })
      .from(themeVersions)
      .where(eq(themeVersions.orgId, orgId))
      .orderBy(desc(themeVersions.number))
      .limit(1);
    return row;
  },

  addVersion: (db: Queryable, values: typeof themeVersions.$inferInsert) =>
    db.insert(themeVersions).values(values),

  /** Whether an upload is the logo of a published look. */
  isPublishedLogo: async (db: Queryable, orgId: string, uploadId: string): Promise<boolean> =>
    (await db.$count(
      themeVersions,
      and(eq(themeVersions.orgId, orgId), eq(themeVersions.logoUploadId, uploadId)),
    )) > 0,

  /** Public pages, the header and structured data read the logo of the organisation. */
  setLogo: (db: Queryable, orgId: string, logo: string | null) =>
    db.update(organisations).set({ logo }).where(eq(organisations.id, orgId)),
};
