/** The parts of a schema issue that its words depend on. */
export interface SchemaIssue {
  code: string;
  message: string;
  origin?: string;
  format?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
}

const lengthOf = (value: unknown) => (typeof value === 'string' ? [...value.trim()].length : 0);
const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'string' && value.trim() === '');

const missing: Record<string, string> = {
  choice: 'Choose one.',
  date: 'Choose a date.',
  number: 'Enter a number.',
  slots: 'Propose at least two times.',
};

/** What to tell the sender about one issue: what to do, in words, beside the field. `kind` is the kind of the field. */
export function explainIssue(issue: SchemaIssue, kind: string, value: unknown): string {
  if (isEmpty(value)) return issue.code === 'custom' ? issue.message : (missing[kind] ?? 'Fill this in.');
  if (issue.origin === 'string' && issue.code === 'too_small')
    return `Write at least ${issue.minimum} characters; there are ${lengthOf(value)}.`;
  if (issue.origin === 'string' && issue.code === 'too_big')
    return `Write at most ${issue.maximum} characters; there are ${lengthOf(value)}.`;
  if (issue.origin === 'number' || issue.origin === 'int') {
    if (issue.code === 'too_small') return `Enter ${issue.minimum} or more.`;
    if (issue.code === 'too_big') return `Enter ${issue.maximum} or less.`;
  }
  if (issue.origin === 'array' && issue.code === 'too_big') return `Propose at most ${issue.maximum} times.`;
  if (kind === 'number') return 'Enter a whole number.';
  if (issue.code === 'invalid_value' && kind === 'choice') return 'Choose one.';
  if (kind === 'date') return 'Choose a date.';
  if (issue.code === 'invalid_format' && issue.format === 'datetime') return 'Choose a day and a time.';
  return issue.message;
}
