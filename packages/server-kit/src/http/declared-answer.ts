import type { RouteDescriptor } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
const shapes = new WeakMap<z.ZodType, JsonSchema>();

function shapeOf(schema: z.ZodType): JsonSchema {
  const known = shapes.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  shapes.set(schema, known);
  return known;
}

/** The log is for developers: types and patterns instead of product words. */
const developerWords = { error: z.locales.en().localeError };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asSchema = (schema: unknown): JsonSchema => (isObject(schema) ? (schema as JsonSchema) : {});

/** Keeps what the schema names and drops the rest, without judging values: a wrong date must not leak a hidden field. */
function keepDeclared(schema: JsonSchema, value: unknown): unknown {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(asSchema);
  const { properties } = schema;
  if (Array.isArray(value)) {
    const items = asSchema(schema.items ?? branches.find(({ type }) => type === 'array')?.items);
    return value.map((item: unknown) => keepDeclared(items, item));
  }
  if (!isObject(value)) return value;
  if (properties)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) =>
        key in properties ? [[key, keepDeclared(asSchema(properties[key]), inner)]] : [],
      ),
    );
  if (branches.length > 0)
    return Object.assign(
      {},
      ...branches.filter(({ type }) => type === 'object').map((branch) => keepDeclared(branch, value)),
    );
  return schema.additionalProperties === undefined ? {} : value;
}

/** An answer that breaks its contract: a fault of ours, never of the caller. */
export class BrokenContractError extends Error {
  override readonly name = 'BrokenContractError';
  /** Names fields and what was expected of them, never a value. */
  readonly isWrittenForLogs = true;
}

/**
 * The answer as the contract declares it: undeclared fields are stripped. A wrong shape fails loudly while developing
 * and testing; in production it is logged and what is declared is sent, since a page is better than none.
 */
export async function declaredAnswer(
  descriptor: RouteDescriptor,
  answer: unknown,
  { isProduction, log }: { isProduction: boolean; log: FastifyBaseLogger },
): Promise<unknown> {
  const parsed = await descriptor.response.safeParseAsync(answer, developerWords);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ');
  if (!isProduction)
    throw new BrokenContractError(`The answer of ${descriptor.id} breaks its contract: ${faults}`);
  log.error({ route: descriptor.id, faults }, 'an answer breaks its contract');
  return keepDeclared(shapeOf(descriptor.response), answer);
}
