import type { JsonSchema } from './document-schemas.ts';

const parameterPattern = /^\{(\w+)\}$/;
const nameOf = (segment: string): string | undefined => parameterPattern.exec(segment)?.[1];

/** Names of the parameters in a path template, in their order. */
export const listPathParameters = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const escapeLiteral = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Whether an address can match both templates. */
const canOverlap = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length &&
  left.every((segment, index) => {
    const other = right[index] ?? '';
    return segment === other || nameOf(segment) !== undefined || nameOf(other) !== undefined;
  });

/**
 * Literals that the router prefers to a parameter of `path`: where two templates match one address, the one that has
 * the first literal wins (find-my-way reads from left to right).
 *
 * @returns by the name of the parameter
 */
export function findReservedSegments(path: string, paths: readonly string[]): Map<string, Set<string>> {
  const own = path.split('/');
  const reserved = new Map<string, Set<string>>();
  for (const other of paths) {
    const segments = other.split('/');
    if (other === path || !canOverlap(own, segments)) continue;
    const at = own.findIndex(
      (segment, index) => (nameOf(segment) === undefined) !== (nameOf(segments[index] ?? '') === undefined),
    );
    const name = nameOf(own[at] ?? '');
    const literal = segments[at];
    if (name === undefined || literal === undefined) continue;
    reserved.set(name, (reserved.get(name) ?? new Set()).add(literal));
  }
  return reserved;
}

/** The schema of a parameter that never takes a literal which leads to another call. */
export function excludeReserved(schema: JsonSchema, reserved: ReadonlySet<string> | undefined): JsonSchema {
  if (!reserved || reserved.size === 0) return schema;
  const words = [...reserved].toSorted().map(escapeLiteral).join('|');
  const pattern = `^(?!(?:${words})$)`;
  return schema['pattern'] === undefined && schema['$ref'] === undefined
    ? { ...schema, pattern }
    : { allOf: [schema, { pattern }] };
}
