import type { RouteDescriptor } from '@rostrum/contracts';
import { z } from 'zod';
import type { FoundExpression } from './collect-expressions.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDescriptor = (value: unknown): value is RouteDescriptor =>
  isRecord(value) &&
  typeof value.method === 'string' &&
  typeof value.path === 'string' &&
  'response' in value;

/** Every call among what a module of contracts exports: by itself, or in the object of its resource. */
export const descriptorsOf = (exported: object): RouteDescriptor[] =>
  Object.values(exported)
    .flatMap((value: unknown) => (isRecord(value) && !isDescriptor(value) ? Object.values(value) : [value]))
    .filter(isDescriptor);

function patternsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}

/** What calls compare their input with, the library's own expressions for addresses, ids and dates among it. */
export function contractPatterns(descriptors: readonly RouteDescriptor[]): FoundExpression[] {
  const found = new Map<string, FoundExpression>();
  for (const { id, params, query, body } of descriptors)
    for (const schema of [params, query, body])
      if (schema)
        for (const source of patternsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
          if (!found.has(source)) found.set(source, { place: `the call ${id}`, source, flags: 'u' });
  return [...found.values()];
}
