import { definePersonalData, reference, retained } from '@rostrum/server-kit/personal-data';
import { removedMembers } from './removed-members.schema.ts';

export const removedMembersPersonalData = definePersonalData(removedMembers, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'cleared' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  columns: {
    id: reference(),
    orgId: reference(),
    userId: reference({ to: null }),
    emailHash: retained({
      reason: 'A removed member must not join again with another account for the same mailbox.',
      until: 'the person is invited again or the organisation closes',
    }),
    removedAt: retained({
      reason: 'It dates the bar on joining again.',
      until: 'the person is invited again or the organisation closes',
    }),
  },
});
