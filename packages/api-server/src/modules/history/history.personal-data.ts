import { definePersonalData, erased, reference } from '@rostrum/server-kit/personal-data';
import { viewedPeople } from './history.schema.ts';

export const viewedPeoplePersonalData = definePersonalData(viewedPeople, {
  links: [
    { subject: 'account', by: ['userId'], rows: 'deleted' },
    { subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' },
  ],
  columns: {
    userId: reference(),
    orgId: reference(),
    personId: reference(),
    viewedAt: erased({ own: 'viewed_people' }),
  },
});
