import { randomUUID } from 'node:crypto';
import type { RouteDescriptor } from '@rostrum/contracts';
import { z } from 'zod';

interface Shape {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  pattern?: string;
}

/** The name that samples refer to; a test that wants calls to find something gives it to a person. */
export const sampleName = 'a-sample';
const texts = [sampleName, 'GB', 'en', '123456', 'https://sample.example/x', 'x'.repeat(43)];

/** By the name of the field: what a schema with a transform cannot say of itself, and what everybody may give. */
const byName: Record<string, () => string> = {
  email: () => `somebody.${randomUUID().slice(0, 8)}@sample.example`,
  country: () => 'GB',
  timezone: () => 'Europe/London',
  currency: () => 'EUR',
  time: () => '15:30',
  website: () => 'https://sample.example/page',
  // Owners are made by owners alone.
  role: () => 'staff',
};

function sampleOfField(key: string, shape: Shape, complete: boolean): unknown {
  const isText = [shape, ...(shape.anyOf ?? [])].some(({ type }) => type === 'string');
  const known = isText ? byName[key]?.() : undefined;
  return known !== undefined && (!shape.enum || shape.enum.includes(known))
    ? known
    : sampleOf(shape, complete);
}

function sampleText({ format, pattern, minLength = 0 }: Shape): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'email') return `somebody.${randomUUID().slice(0, 8)}@sample.example`;
  if (format === 'date') return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  if (format === 'date-time') return new Date(Date.now() + 7 * 86_400_000).toISOString();
  if (format === 'uri') return 'https://sample.example/page';
  const long = 'A sample of a text that is long enough. '.repeat(Math.ceil(minLength / 40) || 1);
  const fits = (text: string) =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, 'u').test(text));
  return [...texts, long].find(fits) ?? long;
}

function sampleOf(shape: Shape, complete: boolean): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [branch] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (branch) return sampleOf(branch, complete);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([key]) => complete || shape.required?.includes(key))
          .map(([key, inner]) => [key, sampleOfField(key, inner, complete)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () =>
        sampleOf(shape.items ?? {}, complete),
      );
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return sampleText(shape);
  }
}

/** A value that a schema takes: what is required, or everything. Where the schema cannot say (a transform), a text. */
export const sampleFor = (schema: z.ZodType | undefined, { complete = false } = {}): unknown =>
  schema && sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, complete);

/** The names in braces of a contract's path. */
export const parameterNames = ({ path }: RouteDescriptor): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The path of a contract with these parameters, and samples where none is given. */
export function sampleUrl(route: RouteDescriptor, given: Record<string, string>): string {
  const samples = (sampleFor(route.params) ?? {}) as Record<string, unknown>;
  return route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? String(samples[name])),
  );
}
