import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { personVersions } from './person-versions.schema.ts';

export const personVersionsPersonalData = definePersonalData(personVersions, {
  links: [
    { subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' },
    { subject: 'account', by: ['savedBy'], rows: 'cleared' },
  ],
  columns: {
    orgId: reference(),
    personId: reference(),
    number: erased({ of: ['profile'], own: 'profile_versions' }),
    former: erased({ of: ['profile'], own: 'profile_versions' }),
    note: erased({ of: ['profile'], own: 'profile_versions' }),
    wasPublic: none,
    savedBy: reference(),
    savedByName: erased({ to: 'Former member' }),
    startedAt: none,
    savedAt: erased({ of: ['profile'], own: 'profile_versions' }),
  },
});
