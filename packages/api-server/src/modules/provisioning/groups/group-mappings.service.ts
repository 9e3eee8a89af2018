import type { ParsedBody } from '@rostrum/contracts';
import { maxGroupMappings, type groupMappings } from '@rostrum/contracts/settings';
import { groupMappingRepository, memberRepository, type GroupMapping } from '@rostrum/identity';
import {
  ConflictError,
  InputError,
  NotAllowedError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { directoryGroupRepository } from './directory-groups.repository.ts';
import type { OrderReapplication } from './reapply-mappings.job.ts';

type Manager = Permitted<'integration.manage'>;
type Form = ParsedBody<typeof groupMappings.add>;

const notFound = () => new NotFoundError('This mapping was removed. Reload the page to see what is left.');
const toValues = ({ group_name, role, departments }: Form) => ({
  groupName: group_name,
  role,
  departments: role === 'agent' ? [...new Set(departments)] : [],
});
const describe = ({ role, departments }: Pick<GroupMapping, 'role' | 'departments'>) => ({
  role,
  departments,
});

/** Which role and departments the groups of an identity provider give. A change is applied to members in the background. */
export function createGroupMappingService({
  db,
  orderReapplication,
}: {
  db: Database;
  orderReapplication: OrderReapplication;
}) {
  async function read(on: Queryable, orgId: string) {
    const mappings = await groupMappingRepository.list(on, orgId);
    return {
      items: mappings.map(({ id, version, groupName, role, departments }) => ({
        id,
        version,
        group_name: groupName,
        role,
        departments,
      })),
      groups: await directoryGroupRepository.names(on, orgId),
    };
  }

  function requireFreeName(mappings: readonly GroupMapping[], name: string, id?: string): void {
    const taken = mappings.some(
      (mapping) => mapping.id !== id && mapping.groupName.toLowerCase() === name.toLowerCase(),
    );
    if (taken)
      throw InputError.field('group_name', `“${name}” is mapped already. Change that mapping instead.`);
  }

  /** Runs one change of mappings after the other, and has members follow it. */
  const change = (
    session: Manager,
    request: RequestInfo,
    work: (
      tx: Transaction,
      mappings: readonly GroupMapping[],
    ) => Promise<{ step: string; name: string; before?: object; after?: object }>,
  ) =>
    transaction(db, async (tx) => {
      const orgId = organisationOf(session);
      await memberRepository.takeTurn(tx, orgId);
      // The caller may have lost their role while waiting for their turn.
      if ((await memberRepository.find(tx, orgId, session.userId))?.role !== session.role)
        throw new NotAllowedError();
      const { step, name, before, after } = await work(tx, await groupMappingRepository.list(tx, orgId));
      await orderReapplication(tx, { orgId, actorRole: session.role });
      await recordActivity(tx, {
        actor: actorOf(session),
        orgId,
        verb: `group_mapping.${step}`,
        text: `${step} the mapping of the group “${name}”`,
        entity: {
          type: 'organisation',
          id: orgId,
          label: name,
          href: '/dashboard/settings/integrations',
        },
        ...(before && { before: { ...before } }),
        ...(after && { after: { ...after } }),
        request,
      });
      return read(tx, orgId);
    });

  return {
    list: (session: Manager) => read(db, organisationOf(session)),

    add: (session: Manager, request: RequestInfo, body: Form) =>
      change(session, request, async (tx, mappings) => {
        if (mappings.length >= maxGroupMappings)
          throw InputError.field(
            'group_name',
            `There are ${maxGroupMappings} mappings already. Remove one first.`,
          );
        requireFreeName(mappings, body.group_name);
        const values = toValues(body);
        await groupMappingRepository.add(tx, { orgId: organisationOf(session), ...values });
        return { step: 'added', name: values.groupName, after: describe(values) };
      }),

    change: (
      session: Manager,
      request: RequestInfo,
      { id, version, ...body }: Form & { id: string; version: number },
    ) =>
      change(session, request, async (tx, mappings) => {
        const known = mappings.find((mapping) => mapping.id === id);
        if (!known) throw notFound();
        if (known.version !== version)
          throw new ConflictError('This mapping was changed meanwhile. Reload the page to see the change.', {
            code: 'version_conflict',
          });
        requireFreeName(mappings, body.group_name, id);
        const values = toValues(body);
        await groupMappingRepository.change(tx, { orgId: organisationOf(session), id }, values);
        return { step: 'changed', name: values.groupName, before: describe(known), after: describe(values) };
      }),

    remove: (session: Manager, request: RequestInfo, id: string) =>
      change(session, request, async (tx, mappings) => {
        const known = mappings.find((mapping) => mapping.id === id);
        if (!known) throw notFound();
        await groupMappingRepository.remove(tx, { orgId: organisationOf(session), id });
        return { step: 'removed', name: known.groupName, before: describe(known) };
      }),
  };
}
