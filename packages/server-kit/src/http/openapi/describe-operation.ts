import type { RouteDescriptor } from '@rostrum/contracts';
import type { z } from 'zod';
import type { DocumentSchemas, JsonSchema } from './document-schemas.ts';
import { describeFailures } from './responses.ts';
import { excludeReserved, findReservedSegments, listPathParameters } from './path-parameters.ts';
import { readProperties } from './query-parameters.ts';

/** A call as it is served: its contract, and what its registration adds to it. */
export interface DocumentedRoute {
  contract: RouteDescriptor;
  /** Whether an answer carries an ETag. */
  hasEtag?: boolean | undefined;
}

const parts = ['params', 'query', 'headers', 'body', 'response'] as const;
type Part = (typeof parts)[number];
const toKey = ({ id }: RouteDescriptor, part: Part): string => `${id}:${part}`;
/** The resource that a call belongs to. */
export const getResource = ({ id }: RouteDescriptor): string => id.split('.')[0] ?? id;
const isEmpty = (schema: z.ZodType): boolean => schema.def.type === 'undefined';

/** Every schema of these calls, by the key under which its description looks it up. */
export function collectSchemas(routes: readonly DocumentedRoute[]): Map<string, z.ZodType> {
  const found = new Map<string, z.ZodType>();
  for (const { contract } of routes)
    for (const part of parts) {
      const schema = contract[part];
      if (schema && !isEmpty(schema)) found.set(toKey(contract, part), schema);
    }
  return found;
}

const securityNames = { session: 'session', deployment: 'deployToken', api_key: 'apiKey' } as const;
const callers = {
  public: 'No token is needed.',
  session: 'Needs the token of a session.',
  deployment: 'Needs a deploy token.',
  api_key: 'Needs an API key of an organisation.',
};

function describeCall({ contract }: DocumentedRoute): string {
  const { summary, auth, idempotent } = contract;
  return [
    summary,
    callers[auth],
    ...(idempotent ? ['A retry with the same `Idempotency-Key` is answered once and acts once.'] : []),
  ].join('\n\n');
}

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };

function listParameters(
  { contract }: DocumentedRoute,
  schemas: DocumentSchemas,
  paths: readonly string[],
): JsonSchema[] {
  const resolve = (ref: string) => {
    const found = schemas.referencedBy({ $ref: ref })[ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`${contract.id} refers to ${ref}, which is not a schema.`);
    return found;
  };
  const read = (part: 'params' | 'query' | 'headers') =>
    contract[part] && !isEmpty(contract[part])
      ? readProperties(schemas.get('input', toKey(contract, part)), resolve)
      : new Map<string, never>();
  const params = read('params');
  const reserved = findReservedSegments(contract.path, paths);
  return [
    ...listPathParameters(contract.path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: excludeReserved(
        params.get(name)?.schema ?? { type: 'string', minLength: 1 },
        reserved.get(name),
      ),
    })),
    ...(['query', 'headers'] as const).flatMap((part) =>
      [...read(part)].map(([name, { schema, isRequired }]) => ({
        name,
        in: part === 'query' ? 'query' : 'header',
        required: isRequired,
        schema,
      })),
    ),
    ...(contract.idempotent ? [idempotencyKey] : []),
  ];
}

function describeContent({ contract }: DocumentedRoute, schemas: DocumentSchemas): JsonSchema | undefined {
  if (isEmpty(contract.response)) return undefined;
  const schema = schemas.get('output', toKey(contract, 'response'));
  if (contract.mediaType !== undefined) return { [contract.mediaType]: { schema } };
  const body =
    contract.envelope === 'bare'
      ? schema
      : { type: 'object', properties: { data: schema }, required: ['data'], additionalProperties: false };
  return { 'application/json': { schema: body } };
}

const etag = { ETag: { $ref: '#/components/headers/ETag' } };

function describeResponses(route: DocumentedRoute, schemas: DocumentSchemas): JsonSchema {
  const { contract, hasEtag } = route;
  const content = describeContent(route, schemas);
  return {
    [contract.status]: {
      description: content === undefined ? 'Done. There is no content.' : 'Success.',
      ...(hasEtag && { headers: etag }),
      ...(content && { content }),
    },
    ...(hasEtag && { 304: { description: 'Unchanged since the answer with this ETag.', headers: etag } }),
    ...describeFailures(contract),
  };
}

function describeBody({ contract }: DocumentedRoute, schemas: DocumentSchemas): JsonSchema | undefined {
  const { body, bodyMediaType } = contract;
  if (bodyMediaType !== undefined)
    return { required: true, content: { [bodyMediaType]: { schema: { type: 'string', format: 'binary' } } } };
  if (!body || isEmpty(body)) return undefined;
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': { schema: schemas.get('input', toKey(contract, 'body')) } },
  };
}

/** Describes one call as an OpenAPI operation; `paths` are the templates of all calls. */
export function describeOperation(
  route: DocumentedRoute,
  schemas: DocumentSchemas,
  paths: readonly string[],
): JsonSchema {
  const { contract } = route;
  const parameters = listParameters(route, schemas, paths);
  const requestBody = describeBody(route, schemas);
  return {
    operationId: contract.id,
    summary: contract.summary.replace(/\.$/, ''),
    description: describeCall(route),
    tags: [getResource(contract)],
    security: contract.auth === 'public' ? [] : [{ [securityNames[contract.auth]]: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: describeResponses(route, schemas),
  };
}
