import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import {
  platformFaults,
  platformFigures,
  platformHosts,
  platformOverrides,
  platformVisitors,
} from './platform.schema.ts';

export const platformFaultsPersonalData = definePersonalData(platformFaults, {
  columns: {
    area: none,
    version: none,
    fingerprint: none,
    stage: none,
    code: none,
    message: none,
    count: none,
    firstAt: none,
    lastAt: none,
  },
});

export const platformFiguresPersonalData = definePersonalData(platformFigures, {
  columns: {
    area: none,
    version: none,
    minute: none,
    loads: none,
    failures: none,
    faults: none,
    unproven: none,
    blocks: none,
    blockedMs: none,
    bytes: none,
    sharedHits: none,
    loadMs: none,
    mountMs: none,
    interactiveMs: none,
  },
});

export const platformHostsPersonalData = definePersonalData(platformHosts, {
  columns: { version: none, host: none, firstAt: none, lastAt: none },
});

export const platformOverridesPersonalData = definePersonalData(platformOverrides, {
  links: [{ subject: 'account', by: ['holderId'], rows: 'deleted' }],
  columns: {
    id: reference(),
    holderId: reference(),
    signedBy: erased(),
    choices: erased(),
    createdAt: none,
    expiresAt: none,
    endedAt: none,
  },
});

export const platformVisitorsPersonalData = definePersonalData(platformVisitors, {
  columns: { area: none, version: none, visitor: none, isAccount: none, triedAt: none, failedAt: none },
});
