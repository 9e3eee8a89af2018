import type { GroupMapping } from '@rostrum/contracts/settings';

export const mappedRoleNames: Record<GroupMapping['role'], string> = {
  administrator: 'Administrator',
  agent: 'Agent',
  expert: 'Expert',
  staff: 'Staff',
};
