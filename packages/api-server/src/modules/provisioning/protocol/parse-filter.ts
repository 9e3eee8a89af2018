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
const coreSchema = 'urn:ietf:params:scim:schemas:core:2.0:user:';

export const invalidFilter = (detail: string) => new ScimError(400, detail, 'invalidFilter');

/** An attribute as the rest of the code names it. */
export function plainAttribute(name: string): string {
  const lower = name.toLowerCase();
  return lower.startsWith(coreSchema) ? lower.slice(coreSchema.length) : lower;
}

const token = /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+))/y;

function tokensOf(text: string): string[] {
  if (text.length > maximumFilterLength) throw invalidFilter('The filter is too long.');
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
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as FilterValue;
  } catch {
    // Told below.
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
    if (by === '[') return readGroup(`${attribute}.`, depth, ']');
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
