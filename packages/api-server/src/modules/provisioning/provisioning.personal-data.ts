import { definePersonalData, erased, mention, none, reference } from '@rostrum/server-kit/personal-data';
import { provisionedMembers, provisioningCalls } from './provisioning.schema.ts';

export const provisionedMembersPersonalData = definePersonalData(provisionedMembers, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  columns: {
    orgId: reference(),
    userId: reference(),
    externalId: erased({ own: 'provisioned' }),
    createdAt: none,
    updatedAt: none,
  },
});

export const provisioningCallsPersonalData = definePersonalData(provisioningCalls, {
  links: [
    { subject: 'mailbox', by: ['about'], rows: 'deleted' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  mentionsWithin: 'orgId',
  columns: {
    id: reference(),
    orgId: reference(),
    keyName: none,
    method: none,
    about: mention(['name', 'email']),
    status: none,
    detail: mention(['name', 'email']),
    at: none,
  },
});
