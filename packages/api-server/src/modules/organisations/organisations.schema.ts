import { char, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, primaryId, updatedAt, versionColumn } from '../../database/columns.ts';

/** An organisation; its public pages stand under /organizations/{company_username}. */
export const organisations = pgTable('organisations', {
  id: primaryId(),
  companyUsername: text('company_username').notNull().unique(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  description: text('description').notNull().default(''),
  website: text('website'),
  logo: text('logo'),
  street: text('street'),
  city: text('city'),
  state: text('state'),
  postal: text('postal'),
  country: char('country', { length: 2 }).notNull(),
  deskPhone: text('desk_phone'),
  deskEmail: text('desk_email'),
  timezone: text('timezone').notNull().default('UTC'),
  status: text('status').notNull().default('active'),
  /** public, private or unlisted: whether strangers find the directory. */
  directoryAccess: text('directory_access').notNull().default('public'),
  expertCenterUrl: text('expert_center_url'),
  /** E-mail domains that belong to the organisation. */
  domains: jsonb('domains').$type<string[]>().notNull().default([]),
  version: versionColumn(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
