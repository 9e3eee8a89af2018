import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { directoryGroupMembers, directoryGroups, groupGrants, groupMappings } from './groups.schema.ts';

export const directoryGroupsPersonalData = definePersonalData(directoryGroups, {
  columns: {
    id: reference(),
    orgId: reference(),
    displayName: none,
    externalId: none,
    createdAt: none,
    updatedAt: none,
  },
});

export const directoryGroupMembersPersonalData = definePersonalData(directoryGroupMembers, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: { orgId: reference(), groupId: reference(), userId: reference() },
});

export const groupMappingsPersonalData = definePersonalData(groupMappings, {
  columns: {
    id: reference(),
    orgId: reference(),
    groupName: none,
    role: none,
    departments: none,
    version: none,
    createdAt: none,
    updatedAt: none,
  },
});

export const groupGrantsPersonalData = definePersonalData(groupGrants, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: { orgId: reference(), userId: reference(), role: none, claimed: erased() },
});
