import { explainIssues, type ExplainedIssue, type FieldError } from '@rostrum/contracts';
import type { z } from 'zod';

/** Faults of a failed check as the envelope names them; `whole` stands for the input itself. */
export const toFieldErrors = (faults: readonly ExplainedIssue[], whole: string): FieldError[] =>
  faults.map(({ path, code, message }) => ({ path: path.map(String).join('.') || whole, code, message }));

/** Faults of a zod check as the envelope names them. `whole` stands for the value itself. */
export const fieldErrorsOf = (
  schema: z.ZodType,
  error: z.ZodError,
  { input, whole }: { input: unknown; whole: string },
): FieldError[] => toFieldErrors(explainIssues(schema, error, input), whole);
