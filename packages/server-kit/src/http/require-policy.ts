import { actions, reserveRoute } from '@rostrum/contracts';
import fp from 'fastify-plugin';
import { routeKinds, type RegisteredRoute } from '../module/route-policy.ts';

const known = new Set<string>([...routeKinds, ...actions]);

/** The documentation's plugin registers its pages itself and cannot be told. */
const isDocumentation = (url: string): boolean => url === '/docs' || url.startsWith('/docs/');

/** The server does not start with a route that says nothing about who may call it, or names what the policy does not know. */
export const requirePolicy = fp(
  async (app) => {
    const table: RegisteredRoute[] = [];
    // What checks judge the running server by: a new route is in it by itself.
    app.decorate('routeTable', table);
    app.addHook('onRoute', (route) => {
      if (route.config?.policy === undefined && isDocumentation(route.url))
        route.config = { ...route.config, policy: 'documentation' };
      const policy = route.config?.policy;
      if (policy === undefined || !known.has(policy))
        throw new Error(
          `Route ${String(route.method)} ${route.url} names ${policy === undefined ? 'no policy' : `the policy "${policy}", which is unknown`}; give it an action of the policy in contracts, or say what it is: ${routeKinds.join(', ')}.`,
        );
      // A caller is looked up for calls alone: what a browser loads without a token never depends on one.
      if (
        route.config?.contract !== undefined &&
        policy !== 'public' &&
        policy !== 'deployment' &&
        policy !== 'api_key' &&
        routeKinds.some((kind) => kind === policy)
      )
        throw new Error(
          `Route ${String(route.method)} ${route.url} has a contract, so its policy is an action, public, deployment or api_key.`,
        );
      reserveRoute(route.url);
      table.push({
        methods: [route.method].flat(),
        url: route.url,
        policy,
        ...(route.config?.contract && { contract: route.config.contract }),
      });
    });
  },
  { name: 'require-policy' },
);
