import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { createApiDocument, type ApiDescription } from './openapi/create-document.ts';
import type { DocumentedRoute } from './openapi/describe-operation.ts';

interface OpenApiOptions {
  /** Whether the operator publishes the documentation. */
  isPublished: boolean;
  /** Loaded only where the documentation is published: it names every schema of every call. */
  describe: () => Promise<ApiDescription>;
}

/**
 * OpenAPI at /docs and /docs/json. Routes without a contract (pages, files, the sign-in protocol) are not listed. Where
 * the operator does not publish it, the menus' entry leads to the Help Center.
 */
export const openApi = fp<OpenApiOptions>(
  async (app, { isPublished, describe }) => {
    if (!isPublished) {
      app.get('/docs', (_request, reply) => reply.redirect('/help'));
      return;
    }
    const description = await describe();
    const routes: DocumentedRoute[] = [];
    app.addHook('onRoute', ({ method, config }) => {
      if (config?.contract && [method].flat().includes(config.contract.method))
        routes.push({ contract: config.contract, hasEtag: config.hasEtag });
    });
    await app.register(swagger, {
      openapi: {},
      // The document is created from the contracts in one piece, once, and cached by the plugin.
      transform: ({ schema, url }) => ({ schema: { ...schema, hide: true }, url }),
      transformObject: () => ({ ...createApiDocument(routes, description) }),
    });
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { deepLinking: true, tryItOutEnabled: false },
    });
  },
  { name: 'openapi' },
);
