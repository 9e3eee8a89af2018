import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { personFieldValues } from './person-fields.schema.ts';

export const personFieldValuesPersonalData = definePersonalData(personFieldValues, {
  links: [{ subject: 'profile', by: ['orgId', 'ownerId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    ownerId: reference(),
    fieldId: reference(),
    value: erased({ own: 'profiles', organisation: 'profiles' }),
    updatedAt: none,
  },
});
