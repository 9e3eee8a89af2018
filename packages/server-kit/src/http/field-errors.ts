import type { FieldError } from '@rostrum/contracts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** A union reports every branch; the one with the fewest faults is what the sender meant. */
function unfold(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = [...issue.errors].sort((left, right) => left.length - right.length);
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Faults of a zod check as the envelope names them. `whole` stands for the value itself. */
export function fieldErrorsOf(error: z.ZodError, whole: string): FieldError[] {
  return error.issues.flatMap(unfold).map((issue) => ({
    path: issue.path.map(String).join('.') || whole,
    code: issue.code,
    message: issue.message,
  }));
}

/** `Check event_date and email.`: what a form shows when it cannot place a fault beside its field. */
export function summaryOf(fields: readonly FieldError[]): string {
  const names = [...new Set(fields.map(({ path }) => path))];
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `Check ${shown} and ${names.length - 5} more.` : `Check ${shown}.`;
}
