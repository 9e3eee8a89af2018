import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { bytea, createdAt, moment } from '@rostrum/server-kit/database';
import { inquiries } from '../inquiries.schema.ts';

/** One vector for each inquiry, computed from its subject and the beginning of its message. A trigger writes the row. */
export const inquiryVectors = pgTable(
  'inquiry_vectors',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    leasedUntil: moment('leased_until'),
    /** The model that computed it, empty until then; vectors of two models cannot be compared. */
    model: varchar('model', { length: 60 }).notNull().default(''),
    /** English texts are compared by the part of a vector that knows English as well. */
    isEnglish: boolean('is_english').notNull().default(false),
    vector: bytea('vector')
      .notNull()
      .default(sql`''`),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId] }),
    foreignKey({
      name: 'inquiry_vectors_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_vectors_created_idx').on(table.orgId, table.createdAt),
    index('inquiry_vectors_model_idx').on(table.model),
  ],
);
