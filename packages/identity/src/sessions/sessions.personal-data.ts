import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { refreshFamilies, sessions } from './sessions.schema.ts';

export const refreshFamiliesPersonalData = definePersonalData(refreshFamilies, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    userId: reference(),
    generation: none,
    rotatedAt: none,
    revokedAt: none,
    expiresAt: none,
    createdAt: none,
  },
});

export const sessionsPersonalData = definePersonalData(sessions, {
  links: [{ subject: 'account', by: ['userId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    secretHash: erased(),
    userId: reference(),
    orgId: reference(),
    familyId: reference(),
    tokenGeneration: none,
    expiresAt: none,
    absoluteExpiresAt: none,
    ip: erased({ own: 'sessions' }),
    userAgent: erased({ own: 'sessions' }),
    method: erased({ own: 'sessions' }),
    secondFactorAt: erased({ own: 'sessions' }),
    authenticatedAt: erased({ own: 'sessions' }),
    mailboxProvenAt: erased({ own: 'sessions' }),
    confirmedAt: erased({ own: 'sessions' }),
    lastUsedAt: erased({ own: 'sessions' }),
    createdAt: erased({ own: 'sessions' }),
  },
});
