import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { formerUsernames } from './former-usernames.schema.ts';

export const formerUsernamesPersonalData = definePersonalData(formerUsernames, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: {
    username: erased({ own: 'former_usernames', organisation: 'former_usernames' }),
    orgId: reference(),
    personId: reference({ organisation: 'former_usernames' }),
    createdAt: none,
  },
});
