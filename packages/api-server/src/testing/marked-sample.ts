import type { z } from 'zod';
import { sampleName } from './sample-request.ts';

type Path = readonly (string | number)[];

function textPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPaths(inner, [...path, key]));
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

/** A copy with one place changed. */
export function withValueAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  // Defined and not set, so that `__proto__` is a field like any other.
  Object.defineProperty(copy, key, {
    value: withValueAt(valueAt(value, [key]), rest, next),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

/** The sample with the mark in every text that the schema lets have one and that names nothing which must be found. */
export function markTexts(schema: z.ZodType, sample: unknown, mark: string): unknown {
  let marked = sample;
  for (const path of textPaths(sample)) {
    const text = String(valueAt(sample, path));
    if (text === sampleName) continue;
    const candidate = [`${mark} ${text}`, `${mark}${text}`, `${text}${mark}`]
      .map((next) => withValueAt(marked, path, next))
      .find((next) => schema.safeParse(next).success);
    marked = candidate ?? marked;
  }
  return marked;
}
