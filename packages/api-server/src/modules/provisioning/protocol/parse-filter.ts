import { ScimError } from './scim-error.ts';

export const comparisons = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof comparisons)[number];
export type FilterValue = string | number | boolean | null;

/** A filter of RFC 7644, section 3.4.2.2, as a tree. Attribute names are lower case and without their schema. */
export type Filter =
  | { kind: 'and' | 'or'; parts: [Filter, Filter] }
  | { kind: 'not'; part: Filter }
  | { kind: 'present'; attribute: string }
  | { kind: 'compare'; attribute: string; by: Comparison; value: FilterValue };

export const maximumFilterLength = 1000;
const maximumDepth = 20;
const coreSchema = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;

export const invalidFilter = (detail: string) => new ScimError(400, detail, 'invalidFilter');

/** An attribute as the rest of the code names it. */
export function plainAttribute(name: string): string {
  return name.toLowerCase().replace(coreSchema, '');
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const token = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;

function tokensOf(text: string): string[] {
  if (text.length > maximumFilterLength) throw invalidFilter('The filter is too long.');
  if (!isStorable(text)) throw invalidFilter('The filter contains a character that no stored text has.');
  const source = text.trim();
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const found = token.exec(source);
    if (!found) throw invalidFilter('The filter has a quotation mark too many or too few.');
    tokens.push(found[1] ?? found[2] ?? found[3] ?? '');
  }
  return tokens;
}

function readValue(text: string | undefined): FilterValue {
  try {
    const value: unknown = JSON.parse(text ?? '');
    // Escapes can spell what the text of the filter does not contain.
    if (typeof value === 'string' && !isStorable(value))
      throw invalidFilter('No stored text has this value.');
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as FilterValue;
  } catch (error) {
    if (error instanceof ScimError) throw error;
  }
  throw invalidFilter(`“${text ?? ''}” is no value. Write texts in quotation marks.`);
}

const isComparison = (text: string): text is Comparison => comparisons.some((each) => each === text);

/** Reads a filter: `or` binds weakest, `not` and brackets strongest, `emails[type eq "work"]` counts as `emails.type`. */
export function parseFilter(text: string): Filter {
  const tokens = tokensOf(text);
  let position = 0;
  const peek = () => tokens[position]?.toLowerCase();
  const take = () => tokens[position++];
  const expect = (wanted: string) => {
    if (take() !== wanted) throw invalidFilter(`The filter misses a “${wanted}”.`);
  };

  function readOr(prefix: string, depth: number): Filter {
    if (depth > maximumDepth) throw invalidFilter('The filter is nested too deeply.');
    let left = readAnd(prefix, depth);
    while (peek() === 'or') {
      take();
      left = { kind: 'or', parts: [left, readAnd(prefix, depth)] };
    }
    return left;
  }

  function readAnd(prefix: string, depth: number): Filter {
    let left = readOne(prefix, depth);
    while (peek() === 'and') {
      take();
      left = { kind: 'and', parts: [left, readOne(prefix, depth)] };
    }
    return left;
  }

  function readGroup(prefix: string, depth: number, end: string): Filter {
    const inner = readOr(prefix, depth + 1);
    expect(end);
    return inner;
  }

  function readOne(prefix: string, depth: number): Filter {
    const first = take();
    if (first === undefined) throw invalidFilter('The filter ends too early.');
    if (first === '(') return readGroup(prefix, depth, ')');
    if (first.toLowerCase() === 'not' && peek() === '(') {
      take();
      return { kind: 'not', part: readGroup(prefix, depth, ')') };
    }
    const attribute = `${prefix}${plainAttribute(first)}`;
    const by = take()?.toLowerCase() ?? '';
    if (by === '[') return readValuePath(attribute, depth);
    return readComparison(attribute, by);
  }

  /** `emails[type eq "work"]`, which Microsoft continues as `.value eq "x"`. */
  function readValuePath(attribute: string, depth: number): Filter {
    const selected = readGroup(`${attribute}.`, depth, ']');
    if (peek()?.startsWith('.') !== true) return selected;
    const compared = readComparison(
      `${attribute}${take()?.toLowerCase() ?? ''}`,
      take()?.toLowerCase() ?? '',
    );
    return { kind: 'and', parts: [selected, compared] };
  }

  function readComparison(attribute: string, by: string): Filter {
    if (by === 'pr') return { kind: 'present', attribute };
    if (!isComparison(by))
      throw invalidFilter(`“${by}” compares nothing. Use one of ${comparisons.join(', ')}, pr.`);
    return { kind: 'compare', attribute, by, value: readValue(take()) };
  }

  const filter = readOr('', 0);
  if (position < tokens.length)
    throw invalidFilter(`“${tokens[position]}” follows where the filter should end.`);
  return filter;
}
