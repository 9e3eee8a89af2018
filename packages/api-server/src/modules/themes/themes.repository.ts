import { and, desc, eq, or, sql } from 'drizzle-orm';
import { organisations, users } from '@rostrum/identity/schema';
import type { Queryable } from '@rostrum/server-kit/database';
import { themeDrafts, themeVersions } from './themes.schema.ts';

export type ThemeDraftRecord = typeof themeDrafts.$inferSelect;
export type ThemeVersionRecord = typeof themeVersions.$inferSelect;

/** What a draft and its publication hold alike. */
export type ThemeContent = Omit<ThemeDraftRecord, 'orgId' | 'savedBy' | 'version' | 'updatedAt'>;
type Values = ThemeContent & Pick<ThemeDraftRecord, 'savedBy'>;
type Published = Pick<ThemeVersionRecord, 'number' | 'look' | 'layout' | 'css' | 'favicon' | 'hero'>;

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
  async published(db: Queryable, orgId: string): Promise<Published | undefined> {
    const { number, look, layout, css, favicon, hero } = themeVersions;
    const [row] = await db
      .select({ number, look, layout, css, favicon, hero })
      .from(themeVersions)
      .where(eq(themeVersions.orgId, orgId))
      .orderBy(desc(themeVersions.number))
      .limit(1);
    return row;
  },

  addVersion: (db: Queryable, values: typeof themeVersions.$inferInsert) =>
    db.insert(themeVersions).values(values),

  /** Whether an upload is a picture of a published look. */
  async isPublishedPicture(db: Queryable, orgId: string, uploadId: string): Promise<boolean> {
    const { logoUploadId, logoDarkUploadId, faviconUploadId, heroUploadId } = themeVersions;
    const isShown = or(
      ...[logoUploadId, logoDarkUploadId, faviconUploadId, heroUploadId].map((column) =>
        eq(column, uploadId),
      ),
    );
    return (await db.$count(themeVersions, and(eq(themeVersions.orgId, orgId), isShown))) > 0;
  },

  /** What is shown, from a published look or from before there was one. */
  async logo(db: Queryable, orgId: string): Promise<string | null> {
    const [row] = await db
      .select({ logo: organisations.logo })
      .from(organisations)
      .where(eq(organisations.id, orgId));
    return row?.logo ?? null;
  },
};
