import { inquiryTypeLabel, inquiryTypes, withoutGuard } from '@rostrum/contracts';
import { mostImportedRules, newRule, ruleColumns } from '@rostrum/contracts/inquiries';
import type { z } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';
import { parseTableText } from '../../../tables/parse-table-text.ts';

export type ReadRule =
  | { row: number; pattern: string; rule: z.output<typeof newRule> }
  | { row: number; pattern: string; message: string };

const typeIds = new Map(inquiryTypes.map(({ id }) => [inquiryTypeLabel(id).toLowerCase(), id]));

/** Names of types, divided by semicolons. */
const readTypes = (cell: string): number[] =>
  cell
    .split(';')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
    .map((name) => typeIds.get(name) ?? 0);

/** A day ends with it; a moment is taken as it is. */
const readEnd = (cell: string): string | null => {
  if (cell === '') return null;
  const end = new Date(/^\d{4}-\d\d-\d\d$/.test(cell) ? `${cell}T23:59:59Z` : cell);
  return Number.isNaN(end.getTime()) ? cell : end.toISOString();
};

function readRow(row: number, cells: readonly string[]): ReadRule {
  const [list = '', kind = '', pattern = '', action = '', types = '', reason = '', ends = ''] = cells.map(
    (cell) => withoutGuard(cell).trim(),
  );
  const parsed = newRule.safeParse({
    list: list.toLowerCase(),
    kind: kind.toLowerCase(),
    pattern,
    action: action.toLowerCase() || 'quarantine',
    types: readTypes(types),
    reason,
    expires_at: readEnd(ends),
  });
  if (parsed.success) return { row, pattern, rule: parsed.data };
  const [issue] = parsed.error.issues;
  const column = ['list', 'kind', 'pattern', 'action', 'types', 'reason', 'expires_at'].indexOf(
    String(issue?.path[0]),
  );
  const message =
    issue?.code === 'custom' || issue?.code === 'too_small'
      ? issue.message
      : 'Not a value that is taken here.';
  return { row, pattern, message: `${ruleColumns[column] ?? 'Row'}: ${message}` };
}

/** Reads the rows of a file; refuses one that has no columns of rules. */
export function readRuleRows(csv: string): ReadRule[] {
  const isKnown = (name: string) =>
    ruleColumns.some((known) => known.toLowerCase() === name.trim().toLowerCase());
  const table = parseTableText(csv, isKnown);
  const [head = [], ...body] = table;
  if (ruleColumns.some((name, index) => head[index]?.trim().toLowerCase() !== name.toLowerCase()))
    throw InputError.field('csv', `The first line names the columns: ${ruleColumns.join(', ')}.`);
  if (body.length > mostImportedRules)
    throw InputError.field('csv', `A file has at most ${mostImportedRules} rules.`);
  return body.map((cells, index) => readRow(index + 2, cells));
}
