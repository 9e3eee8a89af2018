import {
  accessLevel,
  findCountryCode,
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

/** What spreadsheets show instead of a value, in the languages of their users. */
const formulaErrors =
  /^#(?:N\/A|N\/D|NV|N\/B|NAME|REF|VALUE|DIV\/0|NULL|NUM|SPILL|CALC|FIELD|BUSY|GETTING_DATA|WERT|BEZUG|ZAHL|[ÜU]BERLAUF|VALEUR|NOM|NOMBRE|NUL|¡REF|¡VALOR|¡NUM|¡DIV\/0|¡NULO|¿NOMBRE|VALORE|RIF|NOME|WAARDE|VERW|NAAM|GETAL|DEEL\/0|DELEN\.DOOR\.0)[!?]?$|^#{3,}$/iu;
/** A long number that a spreadsheet shortened for good: 4.42E+11. */
const shortened = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/iu;

/** What is wrong with a cell whatever column it is in; undefined when nothing is. */
function findDamage(text: string): string | undefined {
  if (text.includes('\uFFFD'))
    return 'A character here can’t be read. Choose the encoding of the file, or enter the value.';
  if (formulaErrors.test(text)) return 'This is an error of a spreadsheet formula. Enter the value.';
  if (shortened.test(text))
    return 'A spreadsheet shortened this number. Enter all of its digits, or format the column as text and save the file again.';
  return undefined;
}

/** Words of a cell as the contract has them. */
function parseCell(name: PersonColumn, cell: string, isKnown?: (value: string) => boolean): unknown {
  if (name === 'shown_contact' || name === 'speaking')
    return splitCell(cell).map((word) => toSlug(word).replaceAll('-', '_'));
  if (isListColumn(name)) return splitCell(withoutGuard(cell.trim()), isKnown);
  const text = withoutGuard(cell.trim());
  if (name === 'kind' || name === 'access') return text.toLowerCase();
  return name === 'country' ? (findCountryCode(text) ?? text) : text;
}

const own: Partial<Record<PersonColumn, string>> = {
  kind: 'Write expert or staff.',
  access: 'Write public, unlisted or private.',
  shown_contact: `Write some of: ${shownContacts.join('; ')}.`,
  speaking: `Write some of: ${speakingForms.join('; ')}.`,
  country: 'Write the name of a country, or its two-letter code.',
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

/**
 * Reads a cell as the value of a column of profiles, or says what to do about it. `isKnown` names values of a column with
 * several that contain commas.
 */
export function readCell(
  name: PersonColumn,
  cell: string,
  isKnown?: (value: string) => boolean,
): Read<unknown> {
  const damage = findDamage(cell.trim());
  if (damage !== undefined) return { fault: damage };
  const given = parseCell(name, cell, isKnown);
  const parsed = schemas[name].safeParse(given);
  if (parsed.success) return { value: parsed.data };
  return { fault: own[name] ?? explain(parsed.error.issues[0], given) };
}

function parseField({ kind, choices }: CustomField, cell: string): unknown {
  const text = withoutGuard(cell.trim());
  if (kind === 'multiselect') return splitCell(text, (value) => choices.includes(value));
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
  const damage = field.kind === 'number' && shortened.test(cell.trim()) ? undefined : findDamage(cell.trim());
  if (damage !== undefined) return { fault: damage };
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
