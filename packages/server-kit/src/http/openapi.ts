import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errorCatalogue, errorEnvelope, type RouteDescriptor } from '@rostrum/contracts';
import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  });
  return json;
};

/** What the documentation says of a call, made from its contract alone. */
function describe(descriptor: RouteDescriptor): FastifySchema {
  const { params, query, body, response, envelope, errors, auth, status, id, summary } = descriptor;
  const answer = envelope === 'bare' ? response : z.object({ data: response });
  const failures = Object.groupBy(
    [...errors, 'malformed_request' as const],
    (code) => errorCatalogue[code].status,
  );
  return {
    operationId: id,
    summary,
    tags: [id.split('.')[0] ?? id],
    security: auth === 'public' ? [] : [{ [auth === 'api_key' ? 'apiKey' : 'token']: [] }],
    ...(params && { params: schemaOf(params, 'input') }),
    ...(query && { querystring: schemaOf(query, 'input') }),
    ...(body && { body: schemaOf(body, 'input') }),
    response: {
      [status]: { description: 'Success', ...schemaOf(answer, 'output') },
      ...Object.fromEntries(
        Object.entries(failures).map(([code, names]) => [
          code,
          { description: [...new Set(names)].join(', '), ...schemaOf(errorEnvelope, 'output') },
        ]),
      ),
    },
  };
}

/**
 * OpenAPI at /docs and /docs/json. Routes without a contract (pages, files, the sign-in protocol) are not listed. Where
 * the operator does not publish it, the menus' entry leads to the Help Center.
 */
export const openApi = fp<{ isPublished: boolean }>(
  async (app, { isPublished }) => {
    if (!isPublished) {
      app.get('/docs', (_request, reply) => reply.redirect('/help'));
      return;
    }
    await app.register(swagger, {
      openapi: {
        info: { title: 'Rostrum', version: '1', description: 'Success answers { data }, failure { error }.' },
        components: {
          securitySchemes: {
            token: { type: 'http', scheme: 'bearer' },
            apiKey: {
              type: 'http',
              scheme: 'bearer',
              description: 'An API key of an organisation, made under Settings, Integrations.',
            },
          },
        },
      },
      transform: ({ schema, url, route }) => {
        const contract = route.config?.contract;
        return contract ? { schema: describe(contract), url } : { schema: { ...schema, hide: true }, url };
      },
    });
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { deepLinking: true, tryItOutEnabled: false },
    });
  },
  { name: 'openapi' },
);
