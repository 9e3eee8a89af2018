import { explainIssues, summarizeFaults } from '@rostrum/contracts';
import type { z } from 'zod';
import { InputError } from '@rostrum/server-kit';

/** The settings of an address, refused as every call refuses what it cannot read. */
export function readSettings<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const [fault] = explainIssues(schema, error, input);
  throw InputError.field(
    String(fault?.path[0] ?? 'kind'),
    fault === undefined ? 'Copy the code again from the Builder.' : summarizeFaults([fault]),
  );
}
