import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { patchGroup, readGroup } from '../groups/group-draft.ts';
import type { GroupRecord } from '../groups/directory-groups.repository.ts';
import type { createGroupService } from '../groups/groups.service.ts';
import { groupVersion, presentGroup } from './present-group.ts';
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
import { isSelected, readSelection, selectAttributes } from './select-attributes.ts';

interface GroupEndpoints {
  call: ScimCall;
  base: string;
  service: ReturnType<typeof createGroupService>;
}

/** Groups that identity providers push (RFC 7643, section 4.2). */
export function groupEndpoints(scope: FastifyInstance, { call, base, service }: GroupEndpoints): void {
  const sendGroup = (request: FastifyRequest, reply: FastifyReply, record: GroupRecord, status = 200) => {
    reply.header('etag', groupVersion(record));
    if (status === 201) reply.header('location', `${base}/Groups/${record.id}`);
    return sendScim(
      reply,
      status,
      selectAttributes(presentGroup(record, base), readSelection(request.query)),
    );
  };

  const list = (read: (request: FastifyRequest) => unknown) =>
    call(async ({ by, request, reply }) => {
      const { filter, startIndex, count, ...selection } = readListQuery(read(request));
      const withMembers = isSelected('members', selection);
      const { total, items } = await service.list(by.orgId, filter, { startIndex, count, withMembers });
      const resources = items.map((item) => selectAttributes(presentGroup(item, base), selection));
      sendScim(reply, 200, toListResponse(resources, { total, startIndex }));
      return undefined;
    });

  const change = (read: typeof patchGroup) =>
    call(async ({ by, request, reply }) => {
      const { group, detail } = await service.change(by, readId(request), {
        check: (record) => requireVersion(request, groupVersion(record)),
        change: (draft) => read(draft, request.body),
      });
      sendGroup(request, reply, group);
      return { about: group.displayName, detail };
    });

  scope.get(
    '/Groups',
    routeOptions,
    list(({ query }) => query),
  );
  scope.post(
    '/Groups/.search',
    routeOptions,
    list(({ body }) => body),
  );
  scope.post(
    '/Groups',
    routeOptions,
    call(async ({ by, request, reply }) => {
      const { group, detail } = await service.create(by, readGroup(request.body));
      sendGroup(request, reply, group, 201);
      return { about: group.displayName, detail };
    }),
  );
  scope.get(
    '/Groups/:id',
    routeOptions,
    call(async ({ by, request, reply }) => {
      const found = await service.find(by.orgId, readId(request));
      if (isKnownVersion(request, groupVersion(found)))
        void reply.code(304).header('etag', groupVersion(found)).send();
      else sendGroup(request, reply, found);
      return undefined;
    }),
  );
  scope.put(
    '/Groups/:id',
    routeOptions,
    change((_, body) => readGroup(body)),
  );
  scope.patch('/Groups/:id', routeOptions, change(patchGroup));
  scope.delete(
    '/Groups/:id',
    routeOptions,
    call(async ({ by, request, reply }) => {
      const { group, detail } = await service.remove(by, readId(request), (record) =>
        requireVersion(request, groupVersion(record)),
      );
      void reply.code(204).send();
      return { about: group.displayName, detail };
    }),
  );
}
