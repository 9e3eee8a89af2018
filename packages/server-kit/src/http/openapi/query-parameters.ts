import type { JsonSchema } from './document-schemas.ts';

interface Property {
  schema: JsonSchema;
  isRequired: boolean;
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listBranches = (schema: JsonSchema, key: string): JsonSchema[] =>
  Array.isArray(schema[key]) ? schema[key].filter(isObject) : [];

function readOwnProperties({ properties, required }: JsonSchema): Map<string, Property> {
  const names = new Set(Array.isArray(required) ? required : []);
  return new Map(
    Object.entries(isObject(properties) ? properties : {}).map(([name, schema]) => [
      name,
      { schema: isObject(schema) ? schema : {}, isRequired: names.has(name) },
    ]),
  );
}

/** Properties of one of several alternatives: required where every alternative requires them. */
function mergeAlternatives(alternatives: readonly Map<string, Property>[]): Map<string, Property> {
  const merged = new Map<string, Property>();
  for (const name of new Set(alternatives.flatMap((each) => [...each.keys()]))) {
    const found = alternatives.flatMap((each) => each.get(name) ?? []);
    const schemas = [...new Map(found.map(({ schema }) => [JSON.stringify(schema), schema])).values()];
    const [only = {}] = schemas;
    merged.set(name, {
      schema: schemas.length > 1 ? { anyOf: schemas } : only,
      isRequired: found.length === alternatives.length && found.every(({ isRequired }) => isRequired),
    });
  }
  return merged;
}

/** The properties of an object's schema, those of its parts and alternatives included. */
export function readProperties(
  schema: JsonSchema,
  resolve: (ref: string) => JsonSchema,
): Map<string, Property> {
  if (typeof schema['$ref'] === 'string') return readProperties(resolve(schema['$ref']), resolve);
  const read = (branch: JsonSchema) => readProperties(branch, resolve);
  const alternatives = ['anyOf', 'oneOf'].flatMap((key) => {
    const branches = listBranches(schema, key);
    return branches.length > 0 ? [mergeAlternatives(branches.map(read))] : [];
  });
  const parts = [...listBranches(schema, 'allOf').map(read), ...alternatives, readOwnProperties(schema)];
  return new Map(parts.flatMap((part) => [...part]));
}
