import { z } from 'zod';
import { findWords, unwrapOnce } from './describe-field.ts';
import { findSchema } from './read-field.ts';

const abbreviations = new Set(['id', 'url', 'csv', 'css', 'html', 'ip', 'doi', 'orcid', 'saml', 'json']);

/** Returns a field's name as a label: `deadline_at` is “Deadline”, `person_id` “Person”. */
export function humanizeName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
  const last = words.at(-1);
  const kept =
    words.length > 1 && (last === 'at' || last === 'id' || last === 'ids') ? words.slice(0, -1) : words;
  const text = kept.map((word) => (abbreviations.has(word) ? word.toUpperCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const unwrapAll = (schema: z.core.$ZodType): z.core.$ZodType => {
  const inner = unwrapOnce(schema);
  return inner ? unwrapAll(inner) : schema;
};

/** True for keys that are data: places in a list and keys of a record. */
function isEntryKey(schema: z.core.$ZodType, path: readonly PropertyKey[], values: unknown): boolean {
  if (typeof path.at(-1) === 'number') return true;
  const parent = findSchema(schema, path.slice(0, -1), values);
  return parent !== undefined && unwrapAll(parent) instanceof z.ZodRecord;
}

/** Returns the label of the field that a path leads to, empty for the whole. Entries of lists are counted from one. */
export function labelPath(schema: z.core.$ZodType, path: readonly PropertyKey[], values: unknown): string {
  const last = path.at(-1);
  if (last === undefined) return '';
  const field = findSchema(schema, path, values);
  const words = field && findWords(field);
  if (words) return words.label;
  const parent = path.slice(0, -1);
  if (!isEntryKey(schema, path, values)) return humanizeName(String(last));
  const label = labelPath(schema, parent, values);
  return typeof last === 'number' && label !== '' ? `${label}, entry ${last + 1}` : label;
}
