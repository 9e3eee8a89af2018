import { lowerFirst } from '@rostrum/contracts';

/** The parts of a schema issue that its words depend on. */
export interface SchemaIssue {
  code: string;
  message: string;
  origin?: string;
  format?: string;
  maximum?: number | bigint;
}

/** The field that an issue is about. */
export interface IssueField {
  label: string;
  /** The kind of control. */
  kind: string;
  /** What to say when it was left empty, where the contract says it. */
  missing?: string | undefined;
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'string' && value.trim() === '');

const missingByKind: Record<string, string> = {
  choice: 'Choose one.',
  date: 'Choose a date.',
  number: 'Enter a number.',
  slots: 'Propose at least two times.',
};

/** Returns what to do about a field that was left empty. */
export const explainMissing = ({ label, kind, missing }: IssueField): string =>
  missing ?? missingByKind[kind] ?? `Enter ${lowerFirst(label)}.`;

/** Returns what to tell the sender about one issue: what to do, in words, for beside the field. */
export function explainIssue(issue: SchemaIssue, field: IssueField, value: unknown): string {
  if (isEmpty(value)) return issue.code === 'custom' ? issue.message : explainMissing(field);
  if (issue.origin === 'array' && issue.code === 'too_big' && field.kind === 'slots')
    return `Propose at most ${issue.maximum} times.`;
  if (issue.code === 'too_small' || issue.code === 'too_big') return issue.message;
  if (field.kind === 'number') return 'Enter a whole number.';
  if (issue.code === 'invalid_value' && field.kind === 'choice') return 'Choose one.';
  if (field.kind === 'date') return 'Choose a date.';
  if (issue.code === 'invalid_format' && issue.format === 'datetime') return 'Choose a day and a time.';
  return issue.message;
}
