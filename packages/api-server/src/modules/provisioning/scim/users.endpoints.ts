import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applyPatch } from '../protocol/apply-patch.ts';
import { newDraft, readUser } from '../protocol/user-draft.ts';
import type { MemberRecord } from '../provisioning.repository.ts';
import type { createProvisioningService } from '../provisioning.service.ts';
import { presentUser, versionOf } from './present-user.ts';
import { readListQuery } from './read-list-query.ts';
import {
  isKnownVersion,
  readId,
  requireVersion,
  routeOptions,
  sendScim,
  toListResponse,
  type ScimCall,
} from './scim-call.ts';
import { readSelection, selectAttributes } from './select-attributes.ts';

interface UserEndpoints {
  call: ScimCall;
  base: string;
  service: ReturnType<typeof createProvisioningService>;
}

/** Members as SCIM users (RFC 7643, section 4.1). */
export function userEndpoints(scope: FastifyInstance, { call, base, service }: UserEndpoints): void {
  const sendUser = (request: FastifyRequest, reply: FastifyReply, record: MemberRecord, status = 200) => {
    reply.header('etag', versionOf(record));
    if (status === 201) reply.header('location', `${base}/Users/${record.id}`);
    return sendScim(reply, status, selectAttributes(presentUser(record, base), readSelection(request.query)));
  };

  const list = (read: (request: FastifyRequest) => unknown) =>
    call(async ({ by, request, reply }) => {
      const { filter, startIndex, count, ...selection } = readListQuery(read(request));
      const { total, items } = await service.list(by.orgId, filter, { startIndex, count });
      const resources = items.map((item) => selectAttributes(presentUser(item, base), selection));
      sendScim(reply, 200, toListResponse(resources, { total, startIndex }));
      return undefined;
    });

  const change = (read: typeof applyPatch) =>
    call(async ({ by, request, reply }) => {
      const changed = await service.change(by, readId(request), {
        check: (record) => requireVersion(request, versionOf(record)),
        change: (draft) => read(draft, request.body),
      });
      sendUser(request, reply, changed);
      return { about: changed.email, detail: changed.isActive ? 'Changed' : 'Not active' };
    });

  scope.get(
    '/Users',
    routeOptions,
    list(({ query }) => query),
  );
  scope.post(
    '/Users/.search',
    routeOptions,
    list(({ body }) => body),
  );
  scope.post(
    '/Users',
    routeOptions,
    call(async ({ by, request, reply }) => {
      const made = await service.create(by, readUser(request.body, newDraft));
      sendUser(request, reply, made, 201);
      return { about: made.email, detail: made.isActive ? 'Added as a member' : 'Added, not active' };
    }),
  );
  scope.get(
    '/Users/:id',
    routeOptions,
    call(async ({ by, request, reply }) => {
      const found = await service.find(by.orgId, readId(request));
      if (isKnownVersion(request, versionOf(found)))
        void reply.code(304).header('etag', versionOf(found)).send();
      else sendUser(request, reply, found);
      return undefined;
    }),
  );
  scope.put(
    '/Users/:id',
    routeOptions,
    change((draft, body) => readUser(body, draft)),
  );
  scope.patch('/Users/:id', routeOptions, change(applyPatch));
  scope.delete(
    '/Users/:id',
    routeOptions,
    call(async ({ by, request, reply }) => {
      const removed = await service.remove(by, readId(request), (record) =>
        requireVersion(request, versionOf(record)),
      );
      void reply.code(204).send();
      return { about: removed.email, detail: 'Removed' };
    }),
  );
}
