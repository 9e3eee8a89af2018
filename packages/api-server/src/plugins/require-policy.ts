import fp from 'fastify-plugin';

/** The server does not start with a route that says nothing about who may call it. */
export const requirePolicy = fp(
  async (app) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      if (config?.policy === undefined && !url.startsWith('/docs'))
        throw new Error(
          `Route ${String(method)} ${url} names no policy; give it an action of authorisation/policy.ts, or "public".`,
        );
    });
  },
  { name: 'require-policy' },
);
