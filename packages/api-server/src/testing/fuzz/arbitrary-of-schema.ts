import fc from 'fast-check';
import { z } from 'zod';
import { sampleName } from '../sample-request.ts';

interface Shape {
  $ref?: string;
  $defs?: Record<string, Shape>;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

const maxDepth = 8;
const maxListLength = 4;

/** Texts that name something which exists, or that a transform behind the schema can read. */
const knownTexts = [
  sampleName,
  'GB',
  'en',
  'EUR',
  'Europe/London',
  '15:30',
  '2026-03',
  '#1a2b3c',
  'https://sample.example/page',
  '/page',
  'somebody@sample.example',
  '1.0.0',
  'Ada Quill',
];

const moments = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Some expressions use what the generator cannot turn round, such as look-aheads. */
function matching(pattern: string, flags: 'u' | ''): fc.Arbitrary<string> | undefined {
  try {
    const found = fc.stringMatching(new RegExp(pattern, flags));
    fc.sample(found, { numRuns: 1, seed: 1 });
    return found;
  } catch {
    return undefined;
  }
}

function textOf({ format, pattern, minLength = 0, maxLength = 400 }: Shape): fc.Arbitrary<string> {
  switch (format) {
    case 'uuid':
      return fc.uuid();
    case 'email':
      return fc.oneof(fc.emailAddress(), fc.constant('somebody@sample.example'));
    case 'date-time':
      return moments;
    case 'date':
      return moments.map((moment) => moment.slice(0, 10));
    case 'uri':
      return fc.oneof(fc.webUrl(), fc.constant('https://sample.example/page'));
    default:
  }
  const patterned = pattern === undefined ? undefined : (matching(pattern, 'u') ?? matching(pattern, ''));
  if (patterned) return patterned;
  const most = Math.max(minLength, Math.min(maxLength, 400));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...knownTexts) },
    {
      weight: 2,
      arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, most) }),
    },
    { weight: 1, arbitrary: fc.lorem().map((text) => text.padEnd(minLength, '.').slice(0, most)) },
  );
}

function numberOf({ type, minimum, exclusiveMinimum, maximum }: Shape): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1);
  const max = Math.max(min, Math.min(maximum ?? 1e6, Number.MAX_SAFE_INTEGER));
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(Math.max(min, -0x8000_0000)), max: Math.floor(Math.min(max, 0x7fff_ffff)) })
    : fc.double({ min, max, noNaN: true });
}

function objectOf(shape: Shape, root: Shape, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = shape;
  const fields = Object.entries(properties).map(
    ([key, inner]) => [key, valueOf(inner, root, depth)] as const,
  );
  const own = fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((key) => key in properties),
  } as object);
  if (typeof additionalProperties !== 'object' || fields.length > 0) return own;
  const names = shape.propertyNames
    ? valueOf(shape.propertyNames, root, depth)
    : fc.string({ maxLength: 20 });
  return fc.dictionary(names.map(String), valueOf(additionalProperties, root, depth), {
    maxKeys: maxListLength,
  });
}

function listOf(shape: Shape, root: Shape, depth: number): fc.Arbitrary<unknown> {
  if (shape.prefixItems) return fc.tuple(...shape.prefixItems.map((item) => valueOf(item, root, depth)));
  const { items = {}, minItems = 0, maxItems = maxListLength } = shape;
  return fc.array(valueOf(items, root, depth), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, depth > maxDepth ? 0 : maxListLength)),
  });
}

function valueOf(shape: Shape, root: Shape, depth: number): fc.Arbitrary<unknown> {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    const target = shape.$ref === '#' ? root : root.$defs?.[name];
    return depth > maxDepth || !target ? fc.constant(null) : valueOf(target, root, depth + 1);
  }
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const branches = shape.anyOf ?? shape.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => valueOf(branch, root, depth + 1)));
  if (shape.allOf)
    return fc
      .tuple(...shape.allOf.map((part) => valueOf(part, root, depth + 1)))
      .map((parts) => Object.assign({}, ...parts.map(Object)) as unknown);
  const { type } = shape;
  if (Array.isArray(type))
    return fc.oneof(...type.map((one) => valueOf({ ...shape, type: one }, root, depth)));
  switch (type) {
    case 'object':
      return objectOf(shape, root, depth + 1);
    case 'array':
      return listOf(shape, root, depth + 1);
    case 'integer':
    case 'number':
      return numberOf(shape);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(shape);
    default:
      // A transform that its schema cannot describe: mostly a text.
      return fc.oneof(textOf({}), fc.jsonValue());
  }
}

/** Returns values of the shape that a schema takes. Rules that JSON Schema cannot express may still refuse them. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return valueOf(shape, shape, 0);
}
