import { RateLimitError } from '@rostrum/server-kit';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { createGroupService } from '../groups/groups.service.ts';
import { defineReapplication } from '../groups/reapply-mappings.job.ts';
import { createProvisioningService } from '../provisioning.service.ts';
import { notFound, ScimError, scimErrorBody, toScimError } from '../protocol/scim-error.ts';
import { describeProvider, describeResourceTypes, describeSchemas } from './discovery.ts';
import { groupEndpoints } from './groups.endpoints.ts';
import type { ProvisioningDeps } from '../provisioning-deps.ts';
import { createScimCall, routeOptions, sendScim, toListResponse, type ScimCall } from './scim-call.ts';
import { userEndpoints } from './users.endpoints.ts';

/** Every endpoint with its methods, as `Allow` lists them. */
const allowed: Readonly<Record<string, readonly HTTPMethods[]>> = {
  '/ServiceProviderConfig': ['GET'],
  '/ResourceTypes': ['GET'],
  '/ResourceTypes/:id': ['GET'],
  '/Schemas': ['GET'],
  '/Schemas/:id': ['GET'],
  '/Users': ['GET', 'POST'],
  '/Users/.search': ['POST'],
  '/Users/:id': ['GET', 'PUT', 'PATCH', 'DELETE'],
  '/Groups': ['GET', 'POST'],
  '/Groups/.search': ['POST'],
  '/Groups/:id': ['GET', 'PUT', 'PATCH', 'DELETE'],
};
const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function discoveryEndpoints(scope: FastifyInstance, call: ScimCall, base: string): void {
  const reply200 = (body: unknown) =>
    call(async ({ request, reply }) => {
      // Discovery isn't filtered (RFC 7644, section 4).
      if (Object.keys(request.query ?? {}).some((key) => key.toLowerCase() === 'filter'))
        throw new ScimError(403, 'Schemas, resource types and the configuration cannot be filtered.');
      sendScim(reply, 200, body);
      return undefined;
    });
  const replyOne = (resources: readonly { id: string }[]) =>
    call(async ({ request, reply }) => {
      const { id } = request.params as { id: string };
      const found = resources.find((each) => each.id.toLowerCase() === id.toLowerCase());
      if (!found) throw notFound();
      sendScim(reply, 200, found);
      return undefined;
    });
  scope.get('/ServiceProviderConfig', routeOptions, reply200(describeProvider(base)));
  scope.get('/ResourceTypes', routeOptions, reply200(toListResponse(describeResourceTypes(base))));
  scope.get('/ResourceTypes/:id', routeOptions, replyOne(describeResourceTypes(base)));
  scope.get('/Schemas', routeOptions, reply200(toListResponse(describeSchemas(base))));
  scope.get('/Schemas/:id', routeOptions, replyOne(describeSchemas(base)));
}

/** Refuses what this server doesn't implement with the status that RFC 7644 gives it. */
function refusals(scope: FastifyInstance, call: ScimCall): void {
  for (const [url, known] of Object.entries(allowed))
    scope.route({
      method: methods.filter((method) => !known.includes(method)),
      url,
      ...routeOptions,
      handler: call(async ({ request, reply }) => {
        reply.header(
          'allow',
          ['HEAD', ...known].filter((each) => each !== 'HEAD' || known.includes('GET')).join(', '),
        );
        throw new ScimError(405, `${request.method} isn't possible here. Use ${known.join(', ')}.`);
      }),
    });
  for (const url of ['/Me', '/Bulk', '/.search'])
    scope.all(
      url,
      routeOptions,
      call(async () => {
        throw new ScimError(501, `${url} isn't supported. Use /Users and /Groups.`);
      }),
    );
  scope.all(
    '/*',
    routeOptions,
    call(async () => {
      throw notFound();
    }),
  );
}

/** SCIM 2.0 (RFC 7643 and 7644): identity providers manage the members and groups of an organisation. */
export function scimEndpoints(app: FastifyInstance, deps: ProvisioningDeps): void {
  const base = new URL('/scim/v2', deps.config.publicUrl).href;
  const call = createScimCall(deps);
  const users = createProvisioningService(deps);
  const { actorRole } = users;
  const groups = createGroupService({ ...deps, actorRole, orderReapplication: defineReapplication(deps) });

  void app.register(
    async (scope) => {
      scope.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'private, no-store');
        done();
      });
      scope.removeContentTypeParser(['application/json']);
      const parse = scope.getDefaultJsonParser('error', 'error');
      // Some clients name a type for a body that they do not send.
      scope.addContentTypeParser<string>(
        ['application/json', 'application/scim+json'],
        { parseAs: 'string' },
        (request, body, done) => (body === '' ? done(null, undefined) : void parse(request, body, done)),
      );
      scope.setErrorHandler((error, request, reply) => {
        const refusal = toScimError(error);
        if (!refusal) deps.log.error({ err: error, reqId: request.id }, 'a SCIM call failed');
        if (error instanceof RateLimitError) reply.header('retry-after', String(error.retryAfter));
        if (refusal?.status === 401) reply.header('www-authenticate', 'Bearer');
        const sent = refusal ?? new ScimError(500, 'Something went wrong on our side. Try again later.');
        return sendScim(reply, sent.status, scimErrorBody(sent));
      });
      discoveryEndpoints(scope, call, base);
      userEndpoints(scope, { call, base, service: users });
      groupEndpoints(scope, { call, base, service: groups });
      refusals(scope, call);
    },
    { prefix: '/scim/v2' },
  );
}
