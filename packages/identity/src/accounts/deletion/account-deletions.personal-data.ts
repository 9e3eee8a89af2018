import { definePersonalData, erased, reference, retained } from '@rostrum/server-kit/personal-data';
import { accountDeletions } from './account-deletions.schema.ts';

const leavingRecord = {
  reason: 'The reason for leaving is counted, and the dates prove the deletion.',
  until: 'the installation is removed',
};

export const accountDeletionsPersonalData = definePersonalData(accountDeletions, {
  links: [{ subject: 'account', by: ['userId'], rows: 'cleared' }],
  columns: {
    userId: reference(),
    reason: retained(leavingRecord),
    comment: erased({ to: '' }),
    former: erased({ to: { profiles: [], organisations: [] } }),
    requestedAt: retained(leavingRecord),
    dueAt: retained(leavingRecord),
    completedAt: retained(leavingRecord),
  },
});
