import { applyGroupMappings, groupAccessRepository, memberRepository } from '@rostrum/identity';
import { systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction, type Transaction } from '@rostrum/server-kit/database';
import type { ProvisioningDeps } from '../provisioning-deps.ts';

export interface Reapplication {
  orgId: string;
  /** The role that ordered it, which limits what it may grant. */
  actorRole: string;
}
export type OrderReapplication = (tx: Transaction, order: Reapplication) => Promise<void>;

const pageSize = 50;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Applies the group mappings of an organisation to its members, a page in each transaction. */
export const defineReapplication = ({
  db,
  background,
  memberJoined,
  memberLeft,
}: Pick<ProvisioningDeps, 'db' | 'background' | 'memberJoined' | 'memberLeft'>): OrderReapplication =>
  background.define('reapply-group-mappings', async ({ orgId, actorRole }: Reapplication) =>
    runAsSystem(
      'the accounts of deactivated members are hidden from those who were their colleagues',
      async () => {
        let after = firstId;
        for (;;) {
          const userIds = await groupAccessRepository.page(db, orgId, after, pageSize);
          if (userIds.length === 0) return;
          await transaction(db, async (tx) => {
            await memberRepository.takeTurn(tx, orgId);
            const by = { actor: systemActor, request: undefined };
            await applyGroupMappings(tx, { memberJoined, memberLeft }, { orgId, userIds, actorRole, by });
          });
          after = userIds.at(-1) ?? after;
        }
      },
    ),
  );
