import type { z } from 'zod';
import { findWords } from './describe-field.ts';
import { findSchema } from './read-field.ts';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    values,
  );

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What to do about one fault, in words, for beside its field. */
export function explainIssue(schema: Schema, issue: Issue, values: unknown): string {
  const value = valueAt(values, issue.path);
  const field = findSchema(schema, issue.path);
  const words = field && findWords(field);
  if (isEmpty(value) && issue.code !== 'custom' && words)
    return words.missing ?? `Enter ${lowerFirst(words.label)}.`;
  if (isEmpty(value) && words?.missing) return words.missing;
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    // Contracts say some limits in words of their own; zod's begin with "Too".
    if (!issue.message.startsWith('Too ')) return issue.message;
    return explainLimit(issue, value);
  }
  return issue.message;
}

function explainLimit(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, value: unknown): string {
  const isShort = issue.code === 'too_small';
  const limit = String(isShort ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    const length = typeof value === 'string' ? [...value.trim()].length : 0;
    return `Write at ${isShort ? 'least' : 'most'} ${limit} characters; there are ${length}.`;
  }
  if (issue.origin === 'number' || issue.origin === 'int')
    return `Enter ${limit} or ${isShort ? 'more' : 'less'}.`;
  return `Choose at ${isShort ? 'least' : 'most'} ${limit}.`;
}
