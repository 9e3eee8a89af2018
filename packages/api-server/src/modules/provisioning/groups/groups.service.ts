import { applyGroupMappings, groupRepository, memberRepository, type SkippedMember } from '@rostrum/identity';
import { recordActivity } from '@rostrum/server-kit/audit';
import { transaction, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import type { Filter } from '../protocol/parse-filter.ts';
import { badValue, notFound, ScimError } from '../protocol/scim-error.ts';
import type { createProvisioningService, Provisioner } from '../provisioning.service.ts';
import type { ProvisioningDeps } from '../provisioning-deps.ts';
import { directoryGroupRepository, type GroupRecord } from './directory-groups.repository.ts';
import type { GroupDraft } from './group-draft.ts';
import type { OrderReapplication } from './reapply-mappings.job.ts';

export const maxGroups = 1000;
/** Members beyond these get their role in the background. */
const maxAppliedAtOnce = 100;

export interface GroupOutcome {
  group: GroupRecord;
  /** For the log in Settings. */
  detail: string;
}

interface GroupDeps extends Pick<ProvisioningDeps, 'db' | 'memberJoined' | 'memberLeft'> {
  actorRole: ReturnType<typeof createProvisioningService>['actorRole'];
  orderReapplication: OrderReapplication;
}

const toDraft = ({ displayName, externalId, members }: GroupRecord): GroupDraft => ({
  displayName,
  externalId,
  memberIds: members.map(({ id }) => id),
});

function describe(step: string, added: number, removed: number, skipped: readonly SkippedMember[]): string {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return [
    step,
    ...(added > 0 ? [`${added} added`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} kept their role: ${reasons.join(' ')}`] : []),
  ].join(', ');
}

/** Groups that an identity provider pushes. Their members get the role and departments of the group mappings. */
export function createGroupService({
  db,
  memberJoined,
  memberLeft,
  actorRole,
  orderReapplication,
}: GroupDeps) {
  async function read(on: Queryable, orgId: string, id: string): Promise<GroupRecord> {
    const filter: Filter = { kind: 'compare', attribute: 'id', by: 'eq', value: id };
    const page = { filter, limit: 1, offset: 0, withMembers: true };
    const [found] = await directoryGroupRepository.page(on, orgId, page);
    if (!found) throw notFound();
    return found;
  }

  async function requireMembers(tx: Transaction, orgId: string, ids: readonly string[]): Promise<void> {
    const known = await directoryGroupRepository.membersAmong(tx, orgId, ids);
    const unknown = ids.find((each) => !known.has(each));
    if (unknown !== undefined)
      throw badValue(`There is no user ${unknown} in this organisation. Add the user before the group.`);
  }

  async function requireFree(
    tx: Transaction,
    place: { orgId: string; id: string | null },
    draft: GroupDraft,
  ) {
    if (await groupRepository.isTaken(tx, place, draft))
      throw new ScimError(409, `There is a group “${draft.displayName}” already.`, 'uniqueness');
  }

  async function apply(
    tx: Transaction,
    by: Provisioner,
    userIds: readonly string[],
  ): Promise<SkippedMember[]> {
    const role = await actorRole(tx, by);
    const listeners = { memberJoined, memberLeft };
    const now = userIds.slice(0, maxAppliedAtOnce);
    const acting = { actor: by.actor, request: by.request };
    if (userIds.length > now.length) await orderReapplication(tx, { orgId: by.orgId, actorRole: role });
    return applyGroupMappings(tx, listeners, { orgId: by.orgId, userIds: now, actorRole: role, by: acting });
  }

  const record = (
    tx: Transaction,
    by: Provisioner,
    group: GroupRecord,
    step: 'created' | 'changed' | 'deleted',
  ) =>
    recordActivity(tx, {
      actor: by.actor,
      orgId: by.orgId,
      verb: `group.${step}`,
      text: `${step} the group “${group.displayName}”`,
      entity: {
        type: 'organisation',
        id: by.orgId,
        label: group.displayName,
        href: '/dashboard/settings/integrations',
      },
      after: { members: group.members.length },
      request: by.request,
    });

  /** Members get their roles one change after the other within an organisation. */
  const inTurn = <Result>(orgId: string, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    transaction(db, async (tx) => {
      await memberRepository.takeTurn(tx, orgId);
      return work(tx);
    });

  return {
    async list(
      orgId: string,
      filter: Filter | undefined,
      { startIndex, count, withMembers }: { startIndex: number; count: number; withMembers: boolean },
    ) {
      const total = await directoryGroupRepository.count(db, orgId, filter);
      const page = { filter, limit: count, offset: startIndex - 1, withMembers };
      const isEmpty = count === 0 || startIndex > total;
      return { total, items: isEmpty ? [] : await directoryGroupRepository.page(db, orgId, page) };
    },

    find: (orgId: string, id: string): Promise<GroupRecord> => read(db, orgId, id),

    create: (by: Provisioner, draft: GroupDraft): Promise<GroupOutcome> =>
      inTurn(by.orgId, async (tx) => {
        const { orgId } = by;
        if ((await groupRepository.count(tx, orgId)) >= maxGroups)
          throw new ScimError(403, `An organisation has at most ${maxGroups} groups. Delete one first.`);
        await requireFree(tx, { orgId, id: null }, draft);
        await requireMembers(tx, orgId, draft.memberIds);
        const { displayName, externalId, memberIds } = draft;
        const id = await groupRepository.add(tx, { orgId, displayName, externalId });
        await groupRepository.addMembers(tx, { orgId, id }, memberIds);
        const skipped = await apply(tx, by, memberIds);
        const group = await read(tx, orgId, id);
        await record(tx, by, group, 'created');
        return { group, detail: describe('Group created', memberIds.length, 0, skipped) };
      }),

    change: (
      by: Provisioner,
      id: string,
      { check, change }: { check: (now: GroupRecord) => void; change: (draft: GroupDraft) => GroupDraft },
    ): Promise<GroupOutcome> =>
      inTurn(by.orgId, async (tx) => {
        const place = { orgId: by.orgId, id };
        const before = await read(tx, by.orgId, id);
        check(before);
        const known = toDraft(before);
        const next = change(known);
        const isRenamed = next.displayName !== known.displayName || next.externalId !== known.externalId;
        const [had, has] = [new Set(known.memberIds), new Set(next.memberIds)];
        const added = [...has].filter((userId) => !had.has(userId));
        const removed = [...had].filter((userId) => !has.has(userId));
        if (!isRenamed && added.length + removed.length === 0) return { group: before, detail: 'Unchanged' };
        if (isRenamed) await requireFree(tx, place, next);
        await requireMembers(tx, by.orgId, added);
        await groupRepository.change(tx, place, next);
        await groupRepository.addMembers(tx, place, added);
        await groupRepository.removeMembers(tx, place, removed);
        const concerned = isRenamed ? [...new Set([...had, ...has])] : [...added, ...removed];
        const skipped = await apply(tx, by, concerned);
        const group = await read(tx, by.orgId, id);
        await record(tx, by, group, 'changed');
        return { group, detail: describe('Group changed', added.length, removed.length, skipped) };
      }),

    remove: (by: Provisioner, id: string, check: (now: GroupRecord) => void): Promise<GroupOutcome> =>
      inTurn(by.orgId, async (tx) => {
        const group = await read(tx, by.orgId, id);
        check(group);
        await groupRepository.remove(tx, { orgId: by.orgId, id });
        const skipped = await apply(tx, by, toDraft(group).memberIds);
        await record(tx, by, group, 'deleted');
        return { group, detail: describe('Group deleted', 0, group.members.length, skipped) };
      }),
  };
}
