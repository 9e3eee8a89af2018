import type { Comparison, Filter, FilterValue } from './parse-filter.ts';

/** An entry of a multi-valued attribute, its names in lower case. */
export type Entry = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).toLowerCase()
    : undefined;

function compare(by: Comparison, one: string, other: string): boolean {
  switch (by) {
    case 'eq':
      return one === other;
    case 'ne':
      return one !== other;
    case 'co':
      return one.includes(other);
    case 'sw':
      return one.startsWith(other);
    case 'ew':
      return one.endsWith(other);
    case 'gt':
      return one > other;
    case 'ge':
      return one >= other;
    case 'lt':
      return one < other;
    case 'le':
      return one <= other;
  }
}

function matchesValue(value: unknown, by: Comparison, wanted: FilterValue): boolean {
  const text = toText(value);
  const other = toText(wanted);
  if (text === undefined || other === undefined) {
    const isSame = text === other;
    return by === 'eq' ? isSame : by === 'ne' && !isSame;
  }
  return compare(by, text, other);
}

/** Returns whether an entry matches a value filter. Texts are compared without case, and flags may be texts. */
export function matchesFilter(entry: Entry, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => matchesFilter(entry, part));
    case 'or':
      return filter.parts.some((part) => matchesFilter(entry, part));
    case 'not':
      return !matchesFilter(entry, filter.part);
    case 'present':
      return entry[filter.attribute] !== undefined && entry[filter.attribute] !== null;
    case 'compare':
      return matchesValue(entry[filter.attribute], filter.by, filter.value);
  }
}

/** Returns the entry that an `eq` filter describes, or undefined when the filter is anything else. */
export function toDescribedEntry(filter: Filter): Entry | undefined {
  if (filter.kind === 'compare') return filter.by === 'eq' ? { [filter.attribute]: filter.value } : undefined;
  if (filter.kind !== 'and') return undefined;
  const [one, other] = filter.parts.map(toDescribedEntry);
  return one && other && { ...one, ...other };
}
