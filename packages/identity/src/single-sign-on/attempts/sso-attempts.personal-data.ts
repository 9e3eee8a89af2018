import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { ssoAttempts } from './sso-attempts.schema.ts';

export const ssoAttemptsPersonalData = definePersonalData(ssoAttempts, {
  links: [
    { subject: 'mailbox', by: ['email'], rows: 'deleted' },
    { subject: 'organisation', by: ['orgId'], rows: 'deleted' },
  ],
  columns: {
    id: reference(),
    orgId: reference(),
    kind: none,
    at: none,
    error: none,
    reason: none,
    expected: erased(),
    received: erased(),
    email: erased(),
  },
});
