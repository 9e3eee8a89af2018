import { definePersonalData, erased, mention, none, reference } from '@rostrum/server-kit/personal-data';
import { personApprovals, personChangeRequests } from './change-requests.schema.ts';

export const personApprovalsPersonalData = definePersonalData(personApprovals, {
  columns: { orgId: reference(), parts: none, updatedAt: none },
});

export const personChangeRequestsPersonalData = definePersonalData(personChangeRequests, {
  links: [
    { subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' },
    { subject: 'account', by: ['requestedBy'], rows: 'cleared' },
  ],
  mentionsWithin: 'orgId',
  columns: {
    id: reference(),
    orgId: reference(),
    personId: reference(),
    part: erased({ of: ['profile'], own: 'profile_changes' }),
    after: erased({ of: ['profile'], own: 'profile_changes' }),
    state: erased({ of: ['profile'], own: 'profile_changes' }),
    requestedBy: reference(),
    requestedByName: erased({ to: 'Former member' }),
    requestedAt: none,
    decidedByName: mention(['name']),
    decidedAt: none,
    comment: erased({ of: ['profile'], own: 'profile_changes' }),
    createdAt: none,
  },
});
