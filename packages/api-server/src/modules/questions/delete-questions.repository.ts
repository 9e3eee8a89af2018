import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { questions } from './questions.schema.ts';

/** Marks every question of an organisation as deleted. */
export async function deleteQuestions(tx: Transaction, orgId: string, now: Date): Promise<void> {
  await tx
    .update(questions)
    .set({ deletedAt: now })
    .where(and(eq(questions.orgId, orgId), isNull(questions.deletedAt)));
}
