import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { citext, createdAt, idColumn, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { users } from '../users/users.schema.ts';

const orgId = () =>
  uuid('org_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' });
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const mappedRole = () => text('role', { enum: ['administrator', 'agent', 'expert', 'staff'] });

/** Groups that an identity provider pushes by SCIM. */
export const directoryGroups = pgTable(
  'directory_groups',
  {
    id: idColumn(),
    orgId: orgId(),
    displayName: citext('display_name').notNull(),
    externalId: varchar('external_id', { length: 255 }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('directory_groups_org_id_key').on(table.orgId, table.id)],
);

export const directoryGroupMembers = pgTable(
  'directory_group_members',
  { orgId: uuid('org_id').notNull(), groupId: uuid('group_id').notNull(), userId: userId() },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({
      name: 'directory_group_members_group_fk',
      columns: [table.orgId, table.groupId],
      foreignColumns: [directoryGroups.orgId, directoryGroups.id],
    }).onDelete('cascade'),
    index('directory_group_members_user_idx').on(table.userId),
    index('directory_group_members_group_idx').on(table.orgId, table.groupId),
  ],
);

/** The role and departments that the members of a group get. */
export const groupMappings = pgTable(
  'group_mappings',
  {
    id: idColumn(),
    orgId: orgId(),
    /** The display name or the external id of a group, or its value in a claim. */
    groupName: citext('group_name').notNull(),
    role: mappedRole().notNull(),
    departments: text('departments')
      .array()
      .notNull()
      .default(sql`'{}'`),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('group_mappings_name_key').on(table.orgId, table.groupName)],
);

/** The role that a member got from groups, and the groups that their last single sign-on listed. */
export const groupGrants = pgTable(
  'group_grants',
  {
    orgId: orgId(),
    userId: userId(),
    role: mappedRole(),
    claimed: text('claimed')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.userId] }),
    index('group_grants_user_idx').on(table.userId),
  ],
);
