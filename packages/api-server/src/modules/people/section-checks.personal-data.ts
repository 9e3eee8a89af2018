import { definePersonalData, erased, reference } from '@rostrum/server-kit/personal-data';
import { personSectionChecks } from './section-checks.schema.ts';

export const personSectionChecksPersonalData = definePersonalData(personSectionChecks, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    personId: reference(),
    section: erased({ own: 'profile_checks' }),
    at: erased({ own: 'profile_checks' }),
    isTheirs: erased({ own: 'profile_checks' }),
  },
});
