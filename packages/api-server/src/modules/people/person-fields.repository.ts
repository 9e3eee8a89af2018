import { sql } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import { createFieldValueRepository, type FieldOwner } from '../custom-fields/index.ts';
import { personFieldValues } from './person-fields.schema.ts';

export const personFieldRepository = {
  ...createFieldValueRepository('person', personFieldValues),

  /** Of two who save at once, one waits. */
  lock: (tx: Transaction, { orgId, id }: FieldOwner) =>
    tx.execute(sql`SELECT 1 FROM people WHERE org_id = ${orgId} AND id = ${id} FOR UPDATE`),
};
