import { definePersonalData, erased, reference } from '@rostrum/server-kit/personal-data';
import { deactivatedMembers } from './deactivated-members.schema.ts';

export const deactivatedMembersPersonalData = definePersonalData(deactivatedMembers, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'profile', by: ['orgId', 'personId'], rows: 'cleared' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  columns: {
    orgId: reference({ own: 'former_memberships' }),
    userId: reference({ organisation: 'former_members' }),
    role: erased({
      of: ['account', 'organisation'],
      own: 'former_memberships',
      organisation: 'former_members',
    }),
    scopes: erased({
      of: ['account', 'organisation'],
      own: 'former_memberships',
      organisation: 'former_members',
    }),
    personId: reference({ to: null }),
    joinedAt: erased({
      of: ['account', 'organisation'],
      own: 'former_memberships',
      organisation: 'former_members',
    }),
    deactivatedAt: erased({
      of: ['account', 'organisation'],
      own: 'former_memberships',
      organisation: 'former_members',
    }),
  },
});
