import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { holdingActions, ruleActions, ruleKinds, ruleLists } from '@rostrum/contracts/inquiries';
import { createdAt, idColumn, moment, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { inquiries } from '../inquiries.schema.ts';

/** The Blocked List: whom an organisation holds and whom it always lets through. */
export const inquiryRules = pgTable(
  'inquiry_rules',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    list: text('list', { enum: ruleLists }).notNull(),
    kind: text('kind', { enum: ruleKinds }).notNull(),
    pattern: varchar('pattern', { length: 254 }).notNull(),
    /** What is compared: mailbox, domain, folded phrase. Never a regular expression. */
    needle: text('needle')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`rostrum_rule_needle(${inquiryRules.kind}, ${inquiryRules.pattern})`),
    action: text('action', { enum: ruleActions }),
    /** Empty: all types. */
    types: smallint('types')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** With tags, whose inquiries a rule of an agent applies to; both empty for rules of the organisation. */
    departments: text('departments')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    reason: varchar('reason', { length: 300 }).notNull().default(''),
    expiresAt: moment('expires_at'),
    enabled: boolean('enabled').notNull().default(true),
    createdBy: uuid('created_by').references(() => users.id),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('inquiry_rules_pattern_key').on(
      table.orgId,
      table.list,
      table.kind,
      table.pattern,
      table.departments,
      table.tags,
    ),
    check('inquiry_rules_block_has_action', sql`(${table.list} = 'block') = (${table.action} is not null)`),
    index('inquiry_rules_created_by_idx').on(table.createdBy),
  ],
);

export const screeningStates = ['allowed', 'flagged', 'held', 'released', 'confirmed', 'expired'] as const;

/** What held, allowed or flagged an inquiry: a rule, which may be removed and stays here as it was, or screening, without one. */
export const inquiryScreenings = pgTable(
  'inquiry_screenings',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    ruleId: uuid('rule_id').references(() => inquiryRules.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ruleKinds }),
    pattern: varchar('pattern', { length: 254 }),
    /** Null where it was not held. */
    action: text('action', { enum: holdingActions }),
    reason: varchar('reason', { length: 300 }).notNull().default(''),
    state: text('state', { enum: screeningStates }).notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    /** Until when an administrator can decide; afterwards it counts as spam. */
    expiresAt: moment('expires_at').notNull(),
    /** When administrators were told that its time is nearly over. */
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId] }),
    foreignKey({
      name: 'inquiry_screenings_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_screenings_state_idx').on(table.orgId, table.state, table.createdAt),
    index('inquiry_screenings_rule_idx').on(table.ruleId, table.createdAt),
    index('inquiry_screenings_decided_by_idx').on(table.decidedBy),
    index('inquiry_screenings_due_idx')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'held'`),
  ],
);
