import type { z } from 'zod';
import { findWords } from './describe-field.ts';
import './issue-words.ts';
import { findSchema } from './read-field.ts';
import { labelPath } from './label-path.ts';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** One fault of what was sent, with the label that people know the field by. */
export interface ExplainedIssue {
  path: readonly PropertyKey[];
  /** Empty where the fault is of the whole input. */
  label: string;
  code: string;
  message: string;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    values,
  );

/** Returns a label as it is written inside a sentence; abbreviations keep their capitals. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A union reports every branch; the one with the fewest faults is what the sender meant. */
function unfold(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = [...issue.errors].sort((left, right) => left.length - right.length);
  return closest.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }));
}

const isLibraryChoice = (code: string | undefined) => code === 'invalid_value' || code === 'invalid_union';

/** Returns what to do about one fault, in words, for beside its field. */
export function explainIssue(schema: Schema, issue: Issue, values: unknown): string {
  if (!isEmpty(valueAt(values, issue.path))) return issue.message;
  const field = findSchema(schema, issue.path, values);
  const words = field && findWords(field);
  if (words?.missing) return words.missing;
  if (issue.code === 'custom' || issue.path.length === 0) return issue.message;
  const label = words?.label ?? labelPath(schema, issue.path, values);
  return `${isLibraryChoice(issue.code) ? 'Choose' : 'Enter'} ${lowerFirst(label)}.`;
}

/** Returns every fault of a failed check, with label and remedy. */
export const explainIssues = (schema: Schema, error: z.core.$ZodError, values: unknown): ExplainedIssue[] =>
  error.issues.flatMap(unfold).map((issue) => ({
    path: issue.path,
    label: labelPath(schema, issue.path, values),
    code: issue.code,
    message: explainIssue(schema, issue, values),
  }));
