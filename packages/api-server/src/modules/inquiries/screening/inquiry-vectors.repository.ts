import type { Queryable } from '@rostrum/server-kit/database';
import { inquiryVectors } from './inquiry-vectors.schema.ts';

export const inquiryVectorsRepository = {
  async insert(db: Queryable, vector: typeof inquiryVectors.$inferInsert): Promise<void> {
    await db.insert(inquiryVectors).values(vector).onConflictDoNothing();
  },
};
