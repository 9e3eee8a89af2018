import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { inquirySetupSections } from './inquiry-setup.schema.ts';
import type { SetupSection } from './setup-sections.ts';

const ofSection = (orgId: string, section: SetupSection) =>
  and(eq(inquirySetupSections.orgId, orgId), eq(inquirySetupSections.section, section));

export const setupRepository = {
  async value(db: Queryable, orgId: string, section: SetupSection): Promise<unknown> {
    const [row] = await db
      .select({ value: inquirySetupSections.value })
      .from(inquirySetupSections)
      .where(ofSection(orgId, section));
    return row?.value;
  },

  all: (db: Queryable, orgId: string) =>
    db
      .select({
        section: inquirySetupSections.section,
        value: inquirySetupSections.value,
        version: inquirySetupSections.version,
        at: inquirySetupSections.updatedAt,
        by: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}`,
      })
      .from(inquirySetupSections)
      .leftJoin(users, eq(users.id, inquirySetupSections.changedBy))
      .where(eq(inquirySetupSections.orgId, orgId)),

  /** Departments and tags that people of the organisation have. */
  async peopleWords(db: Queryable, orgId: string): Promise<{ departments: string[]; tags: string[] }> {
    const [row] = await readRows(
      db,
      { departments: column.listOf(column.text), tags: column.listOf(column.text) },
      sql`select
            array(select distinct department from people where org_id = ${orgId} and deleted_at is null
              and department is not null order by 1 limit 500) as departments,
            array(select distinct unnest(tags) from people where org_id = ${orgId} and deleted_at is null
              order by 1 limit 500) as tags`,
    );
    return row ?? { departments: [], tags: [] };
  },

  /** Version 0 writes the first one. False when the version has moved on. */
  async save(
    db: Queryable,
    key: { orgId: string; section: SetupSection; version: number },
    values: { value: unknown; changedBy: string },
  ): Promise<boolean> {
    const { orgId, section, version } = key;
    const saved =
      version === 0
        ? await db
            .insert(inquirySetupSections)
            .values({ orgId, section, ...values, version: 1 })
            .onConflictDoNothing()
            .returning({ orgId: inquirySetupSections.orgId })
        : await db
            .update(inquirySetupSections)
            .set({ ...values, version: sql`${inquirySetupSections.version} + 1` })
            .where(and(ofSection(orgId, section), eq(inquirySetupSections.version, version)))
            .returning({ orgId: inquirySetupSections.orgId });
    return saved.length > 0;
  },
};
