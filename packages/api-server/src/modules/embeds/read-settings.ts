import type { z } from 'zod';
import { InputError } from '@rostrum/server-kit';

/** The settings of an address, refused as every call refuses what it cannot read. */
export function readSettings<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const [issue] = error.issues;
  throw InputError.field(
    String(issue?.path[0] ?? 'kind'),
    issue?.message ?? 'Copy the code again from the Builder.',
  );
}
