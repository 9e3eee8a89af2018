import { seatConstraints, type IdentityDeps } from '@rostrum/identity';
import { RateLimitError, type KeyHolder } from '@rostrum/server-kit';
import { databaseErrorOf } from '@rostrum/server-kit/database';
import { infoOf, tokenOf } from '@rostrum/server-kit/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { provisioningRepository } from '../provisioning.repository.ts';
import { createProvisioningService, type Provisioner } from '../provisioning.service.ts';
import { applyPatch } from '../protocol/apply-patch.ts';
import { describeProvider, describeResourceTypes, describeSchemas } from './discovery.ts';
import { presentUser, selectAttributes, versionOf } from './present-user.ts';
import { readListQuery } from './read-list-query.ts';
import { notFound, ScimError, scimErrorBody, toScimError } from '../protocol/scim-error.ts';
import { newDraft, readUser } from '../protocol/user-draft.ts';
import type { MemberRecord } from '../provisioning.repository.ts';

export interface ProvisioningDeps extends Pick<
  IdentityDeps,
  'db' | 'mail' | 'config' | 'limits' | 'clock' | 'log' | 'memberDeactivated' | 'memberJoined'
> {
  apiKeys: { admitProvisioner(key: string | undefined): Promise<KeyHolder> };
}

interface Call {
  by: Provisioner;
  request: FastifyRequest;
  reply: FastifyReply;
}
/** What a call was about and what it did, for the log of the page. */
interface Done {
  about: string;
  detail: string;
}
type Handler = (call: Call) => Promise<Done | undefined>;

const options = { config: { policy: 'protocol', unlimited: true } } as const;
/** For each key: ten thousand members in five minutes, looked up and added, are four thousand calls a minute. */
const perKey = { points: 6000, seconds: 60 };
const refusalsKept = { name: 'scim.refusals', points: 100, seconds: 3600 };
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const send = (reply: FastifyReply, status: number, body: unknown) =>
  reply
    .code(status)
    .header('content-type', 'application/scim+json; charset=utf-8')
    .send(JSON.stringify(body));

const idOf = ({ params }: FastifyRequest): string => {
  const { id: given = '' } = params as { id?: string };
  if (!id.test(given)) throw notFound();
  return given.toLowerCase();
};

const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
const matches = (header: string, version: string): boolean =>
  header.trim() === '*' || tagsOf(header).includes(version.replace(/^W\//, ''));

/** Refuses a change of something else than the client knew. */
const unlessChanged =
  ({ headers }: FastifyRequest) =>
  (record: MemberRecord): void => {
    const known = headers['if-match'];
    if (known !== undefined && !matches(known, versionOf(record)))
      throw new ScimError(412, 'The member was changed since it was read. Read it again.');
  };

/** SCIM 2.0 (RFC 7643 and 7644): identity providers keep the members of an organisation. */
export function scimEndpoints(app: FastifyInstance, deps: ProvisioningDeps): void {
  const { db, config, limits, apiKeys, log } = deps;
  const base = new URL('/scim/v2', config.publicUrl).href;
  const service = createProvisioningService(deps);

  const sendUser = (reply: FastifyReply, record: MemberRecord, status = 200) => {
    reply.header('etag', versionOf(record));
    if (status === 201) reply.header('location', `${base}/Users/${record.id}`);
    return send(reply, status, presentUser(record, base));
  };

  async function note(
    { by, request }: Pick<Call, 'by' | 'request'>,
    keyName: string,
    done: Done & { status: number },
  ) {
    if (done.status >= 400 && !(await limits.consume({ ...refusalsKept, key: by.orgId })).allowed) return;
    await provisioningRepository.noteCall(db, {
      orgId: by.orgId,
      keyName,
      method: request.method,
      about: done.about === '' ? null : done.about.slice(0, 254),
      status: done.status,
      detail: done.detail.slice(0, 500),
    });
  }

  const call = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const holder = await apiKeys.admitProvisioner(tokenOf(request));
    const left = await limits.consume({ name: 'scim', ...perKey, key: holder.id });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    const by: Provisioner = {
      orgId: holder.orgId,
      madeBy: holder.madeBy,
      actor: { userId: null, name: `${holder.name} (SCIM)`, role: 'system' },
      request: infoOf(request),
    };
    try {
      const done = await handler({ by, request, reply });
      if (done) await note({ by, request }, holder.name, { ...done, status: reply.statusCode });
    } catch (error) {
      const refusal = toScimError(databaseErrorOf(error, seatConstraints) ?? error);
      if (!refusal) throw error;
      const { userName } = (request.body ?? {}) as { userName?: unknown };
      const about = typeof userName === 'string' ? userName : '';
      if (request.method !== 'GET' || refusal.status !== 404)
        await note({ by, request }, holder.name, { about, detail: refusal.message, status: refusal.status });
      throw refusal;
    }
    return reply;
  };

  const list = (read: (request: FastifyRequest) => unknown) =>
    call(async ({ by, request, reply }) => {
      const { filter, startIndex, count, attributes, excluded } = readListQuery(read(request));
      const { total, items } = await service.list(by.orgId, filter, { startIndex, count });
      send(reply, 200, {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        totalResults: total,
        startIndex,
        itemsPerPage: items.length,
        Resources: items.map((item) => selectAttributes(presentUser(item, base), { attributes, excluded })),
      });
      return undefined;
    });
  const listOf = (resources: readonly unknown[]) => ({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  });
  const tell = (body: unknown) =>
    call(async ({ reply }) => {
      send(reply, 200, body);
      return undefined;
    });
  const tellOne = (resources: readonly { id: string }[]) =>
    call(async ({ request, reply }) => {
      const { id: wanted } = request.params as { id: string };
      const found = resources.find((each) => each.id === wanted);
      if (!found) throw notFound();
      send(reply, 200, found);
      return undefined;
    });

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
        if (!refusal) log.error({ err: error, reqId: request.id }, 'a SCIM call failed');
        if (error instanceof RateLimitError) reply.header('retry-after', String(error.retryAfter));
        if (refusal?.status === 401) reply.header('www-authenticate', 'Bearer');
        const told = refusal ?? new ScimError(500, 'Something went wrong on our side. Try again later.');
        return send(reply, told.status, scimErrorBody(told));
      });

      scope.get('/ServiceProviderConfig', options, tell(describeProvider(base)));
      scope.get('/ResourceTypes', options, tell(listOf(describeResourceTypes(base))));
      scope.get('/ResourceTypes/:id', options, tellOne(describeResourceTypes(base)));
      scope.get('/Schemas', options, tell(listOf(describeSchemas(base))));
      scope.get('/Schemas/:id', options, tellOne(describeSchemas(base)));
      scope.get(
        '/Users',
        options,
        list(({ query }) => query),
      );
      scope.post(
        '/Users/.search',
        options,
        list(({ body }) => body),
      );
      scope.post(
        '/Users',
        options,
        call(async ({ by, request, reply }) => {
          const made = await service.create(by, readUser(request.body, newDraft));
          sendUser(reply, made, 201);
          return { about: made.email, detail: made.isActive ? 'Added as a member' : 'Added, not active' };
        }),
      );
      scope.get(
        '/Users/:id',
        options,
        call(async ({ by, request, reply }) => {
          const found = await service.find(by.orgId, idOf(request));
          const known = request.headers['if-none-match'];
          if (known !== undefined && matches(known, versionOf(found)))
            void reply.code(304).header('etag', versionOf(found)).send();
          else sendUser(reply, found);
          return undefined;
        }),
      );
      const change = (read: typeof applyPatch) =>
        call(async ({ by, request, reply }) => {
          const changed = await service.change(by, idOf(request), {
            check: unlessChanged(request),
            change: (draft) => read(draft, request.body),
          });
          sendUser(reply, changed);
          return { about: changed.email, detail: changed.isActive ? 'Changed' : 'Not active' };
        });
      scope.put(
        '/Users/:id',
        options,
        change((draft, body) => readUser(body, draft)),
      );
      scope.patch('/Users/:id', options, change(applyPatch));
      scope.delete(
        '/Users/:id',
        options,
        call(async ({ by, request, reply }) => {
          const removed = await service.remove(by, idOf(request), unlessChanged(request));
          void reply.code(204).send();
          return { about: removed.email, detail: 'Removed' };
        }),
      );
      // Bulk, Me and Groups are not spoken here, and say so in SCIM's own words.
      scope.all(
        '/*',
        options,
        call(async () => {
          throw notFound();
        }),
      );
    },
    { prefix: '/scim/v2' },
  );
}
