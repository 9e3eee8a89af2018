import {
  accessLevel,
  countries,
  formatNumber,
  getBody,
  people,
  profileWords,
  recordWords,
  shownContacts,
  speakingField,
  speakingForms,
  toSlug,
  withoutGuard,
  type z,
} from '@rostrum/contracts';
import { valueSchema, type CustomField, type FieldValue } from '@rostrum/contracts/fields';
import { isListColumn, splitCell, type PersonColumn } from '@rostrum/contracts/people';

const newPerson = getBody(people.create).shape;
const schemas: Record<PersonColumn, z.ZodType> = {
  ...recordWords.shape,
  ...profileWords.shape,
  kind: newPerson.kind,
  username: newPerson.username,
  access: accessLevel,
  speaking: speakingField,
};

const codes = new Map(
  countries().flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

/** Words of a cell as the contract has them. */
function parseCell(name: PersonColumn, cell: string): unknown {
  if (name === 'shown_contact' || name === 'speaking')
    return splitCell(cell).map((word) => toSlug(word).replaceAll('-', '_'));
  if (isListColumn(name)) return splitCell(withoutGuard(cell.trim()));
  const text = withoutGuard(cell.trim());
  if (name === 'kind' || name === 'access') return text.toLowerCase();
  return name === 'country' ? (codes.get(text.toLowerCase()) ?? text) : text;
}

const own: Partial<Record<PersonColumn, string>> = {
  kind: 'Write expert or staff.',
  access: 'Write public, unlisted or private.',
  shown_contact: `Write some of: ${shownContacts.join('; ')}.`,
  speaking: `Write some of: ${speakingForms.join('; ')}.`,
  country: 'Write the name of a country in English, or its two-letter code.',
};

interface Issue {
  code?: string | undefined;
  maximum?: unknown;
  path: readonly PropertyKey[];
  message: string;
}

function explain(issue: Issue | undefined, given: unknown): string {
  if (issue?.code !== 'too_big') return issue?.message ?? 'Check this value.';
  const most = Number(issue.maximum);
  if (Array.isArray(given) && issue.path.length === 0)
    return `Use at most ${most} values. Remove ${given.length - most}.`;
  const text = Array.isArray(given) ? String(given[Number(issue.path[0])]) : String(given);
  const over = text.trim().length - most;
  return `Use at most ${formatNumber(most)} characters. Shorten it by ${formatNumber(Math.max(over, 1))}.`;
}

type Read<Value> = { value: Value } | { fault: string };

/** What a cell gives to a column of profiles, or what to do about it. */
export function readCell(name: PersonColumn, cell: string): Read<unknown> {
  const given = parseCell(name, cell);
  const parsed = schemas[name].safeParse(given);
  if (parsed.success) return { value: parsed.data };
  return { fault: own[name] ?? explain(parsed.error.issues[0], given) };
}

function parseField({ kind }: CustomField, cell: string): unknown {
  const text = withoutGuard(cell.trim());
  if (kind === 'multiselect') return splitCell(text);
  if (kind === 'boolean')
    return ['yes', 'true', '1'].includes(text.toLowerCase())
      ? true
      : ['no', 'false', '0'].includes(text.toLowerCase())
        ? false
        : text;
  return kind === 'number' && text !== '' ? Number(text) : text;
}

function explainField({ kind, choices }: CustomField): string | undefined {
  if (kind === 'select') return `Write one of: ${choices.join(', ')}.`;
  if (kind === 'multiselect') return `Write some of: ${choices.join('; ')}.`;
  if (kind === 'boolean') return 'Write yes or no.';
  if (kind === 'number') return 'Write a number, like 12.5.';
  return kind === 'date' ? 'Write a date as 2026-11-23.' : undefined;
}

/** What a cell gives to a field that the organisation added. */
export function readField(field: CustomField, cell: string): Read<FieldValue> {
  const given = parseField(field, cell);
  const parsed = valueSchema(field).safeParse(given);
  if (parsed.success) return { value: parsed.data };
  return { fault: (explainField(field) ?? explain(parsed.error.issues[0], given)).slice(0, 300) };
}

/** How an export writes it, so that `readField` reads it again. */
export function writeField(value: FieldValue, join: (values: readonly string[]) => string): string {
  if (value === null) return '';
  if (Array.isArray(value)) return join(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
