import { boolean, foreignKey, index, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from '@rostrum/server-kit/database';
import { inquiries } from '../inquiries.schema.ts';

/** One vector for each inquiry, computed from its subject and the beginning of its message. */
export const inquiryVectors = pgTable(
  'inquiry_vectors',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    /** The model that computed it; vectors of two models cannot be compared. */
    model: varchar('model', { length: 60 }).notNull(),
    /** English texts are compared by the part of a vector that knows English as well. */
    isEnglish: boolean('is_english').notNull(),
    vector: bytea('vector').notNull(),
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
  ],
);
