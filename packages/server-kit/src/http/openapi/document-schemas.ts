import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
export type Direction = 'input' | 'output';

/** Schemas of the document: those of each call by key, and those that several calls share. */
export interface DocumentSchemas {
  /** Throws for a key that was not added. */
  get(direction: Direction, key: string): JsonSchema;
  /** Shared schemas that `root` refers to, directly or through another. */
  referencedBy(root: unknown): Record<string, JsonSchema>;
}

const componentPrefix = '#/components/schemas/';

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value && '_def' in value;

const toComponentName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** Calls `visit` with the name in each reference to a shared schema. */
export function visitReferences(value: unknown, visit: (name: string, holder: JsonSchema) => void): void {
  if (Array.isArray(value)) for (const each of value) visitReferences(each, visit);
  else if (typeof value === 'object' && value !== null) {
    const holder = value as JsonSchema;
    for (const [key, inner] of Object.entries(holder))
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith(componentPrefix))
        visit(inner.slice(componentPrefix.length), holder);
      else visitReferences(inner, visit);
  }
}

/** A record over an enum has known properties; clients and linters look for them by name. */
function nameProperties({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: JsonSchema;
}): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'record' || def.keyType._zod.values === undefined) return;
  const { additionalProperties: value } = jsonSchema;
  jsonSchema['properties'] = Object.fromEntries(
    [...def.keyType._zod.values].map((key) => [String(key), value]),
  );
  jsonSchema['additionalProperties'] = false;
  delete jsonSchema['propertyNames'];
}

function convert(registry: z.core.$ZodRegistry<{ id?: string | undefined }>, io: Direction) {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `${componentPrefix}${id}`,
    override: nameProperties,
  });
  return new Map(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [
      id,
      schema as JsonSchema,
    ]),
  );
}

/** Names of shared schemas that accept something other than what is sent, or refer to one that does. */
function findDirectional(
  names: readonly string[],
  { input, output }: Record<Direction, Map<string, JsonSchema>>,
): Set<string> {
  const differing = new Set(
    names.filter((name) => JSON.stringify(input.get(name)) !== JSON.stringify(output.get(name))),
  );
  for (let count = -1; count !== differing.size;) {
    count = differing.size;
    for (const name of names)
      visitReferences(input.get(name), (inner) => {
        if (differing.has(inner)) differing.add(name);
      });
  }
  return differing;
}

/**
 * Converts every schema of the document in two passes, one for each direction. A schema that the contracts export is
 * shared under its exported name, with the suffix `Input` where a request may leave out what an answer always has.
 */
export function createDocumentSchemas(
  named: Readonly<Record<string, unknown>>,
  ofCalls: ReadonlyMap<string, z.ZodType>,
): DocumentSchemas {
  const registry = z.registry<{ id?: string | undefined }>();
  const names = new Map<z.ZodType, string>();
  for (const [name, schema] of Object.entries(named))
    if (isSchema(schema) && !names.has(schema)) {
      names.set(schema, toComponentName(name));
      registry.add(schema, { id: toComponentName(name) });
    }
  const shared = new Set(names.values());
  const keys = new Map<string, string>();
  for (const [key, schema] of ofCalls) {
    const known = names.get(schema);
    const name = known ?? toComponentName(key);
    if (known !== undefined) shared.add(known);
    else registry.add(schema, { id: name });
    names.set(schema, name);
    keys.set(key, name);
  }
  const converted = { input: convert(registry, 'input'), output: convert(registry, 'output') };
  const directional = findDirectional([...converted.output.keys()], converted);
  for (const schema of converted.input.values())
    visitReferences(schema, (name, holder) => {
      if (directional.has(name)) holder['$ref'] = `${componentPrefix}${name}Input`;
    });
  const find = (name: string): JsonSchema | undefined =>
    converted.output.get(name) ??
    (name.endsWith('Input') ? converted.input.get(name.slice(0, -'Input'.length)) : undefined);

  return {
    get(direction, key) {
      const name = keys.get(key);
      const schema = name === undefined ? undefined : converted[direction].get(name);
      if (name === undefined || schema === undefined) throw new Error(`No schema was added as "${key}".`);
      if (!shared.has(name)) return schema;
      const suffix = direction === 'input' && directional.has(name) ? 'Input' : '';
      return { $ref: `${componentPrefix}${name}${suffix}` };
    },
    referencedBy(root) {
      const found: Record<string, JsonSchema> = {};
      const add = (name: string): void => {
        if (name in found) return;
        const schema = find(name);
        if (!schema) throw new Error(`The document refers to "${name}", which is not a schema.`);
        found[name] = schema;
        visitReferences(schema, add);
      };
      visitReferences(root, add);
      return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    },
  };
}
